import * as z from "zod/mini";
import { GENDERS, profileChangesSchema, type Gender } from "../../../../core/users/profile.ts";
import { namesSchema } from "../../../account-forms/forms.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import type { Profile, ProfileChanges } from "./profile-api.ts";

/** "ann.example" is typical input. */
const withScheme = (address: string): string =>
  address === "" || /^[a-z]+:/i.test(address) ? address : `https://${address}`;

const { phone, bio, location, website, date_of_birth: birth } = profileChangesSchema.shape;
const checked = (schema: z.ZodMiniType, message: MessageKey) =>
  z.string().check(z.refine((text) => text === "" || schema.safeParse(text).success, message));

/** Fields of the personal and contact tabs. Messages are keys of the catalog. */
export const profileFieldsSchema = z.object({
  ...namesSchema.shape,
  bio: checked(bio, "profile.bio_long"),
  dateOfBirth: checked(birth, "profile.birth_wrong"),
  gender: z.union([z.literal(""), z.enum(GENDERS)]),
  phone: checked(phone, "profile.phone_long"),
  location: checked(location, "profile.location_long"),
  website: z.string().check(
    z.trim(),
    z.overwrite(withScheme),
    z.refine((text) => text === "" || website.safeParse(text).success, "profile.website_wrong"),
  ),
});
export type ProfileFields = z.infer<typeof profileFieldsSchema>;

/** The tab of each field. */
export const FIELD_TABS = {
  firstName: "personal",
  lastName: "personal",
  bio: "personal",
  dateOfBirth: "personal",
  gender: "personal",
  phone: "contact",
  location: "contact",
  website: "contact",
} as const satisfies Record<keyof ProfileFields, string>;

/** The names that the server has for them. */
export const SERVER_NAMES = {
  firstName: "first_name",
  lastName: "last_name",
  bio: "bio",
  dateOfBirth: "date_of_birth",
  gender: "gender",
  phone: "phone",
  location: "location",
  website: "website",
} as const satisfies Record<keyof ProfileFields, keyof ProfileChanges>;

export const fieldsOf = (profile: Profile): ProfileFields => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  bio: profile.bio ?? "",
  dateOfBirth: profile.date_of_birth ?? "",
  gender: profile.gender ?? "",
  phone: profile.phone ?? "",
  location: profile.location ?? "",
  website: profile.website ?? "",
});

const orNull = (text: string): string | null => text || null;

export const changesOf = (fields: ProfileFields): ProfileChanges => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  bio: orNull(fields.bio),
  date_of_birth: orNull(fields.dateOfBirth),
  gender: orNull(fields.gender) as Gender | null,
  phone: orNull(fields.phone),
  location: orNull(fields.location),
  website: orNull(fields.website),
});
