import { imageStoreContract } from "../../contracts/image-store-contract.ts";
import { createFakeImageStore } from "../../fakes/image-store.ts";

imageStoreContract("the fake of unit tests", async () => createFakeImageStore());
