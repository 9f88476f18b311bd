/** The README of the archive, for someone who opens it years later. */
export const exportReadMe = (site: string, email: string, at: Date): string => `${site}: the data of ${email}
Made on ${at.toISOString()}

profile.json        Who you are and what you prefer; in user_metadata and app_metadata what other programs keep with your account.
history.json        Every code that you downloaded: its content and its whole design, so that it can be drawn again.
folders.json        The folders of your history. A code names its folder by id.
brands.json         Your brands: name, design and logo, and which of them new codes start with.
batches.json        Batches that you saved: the rows of their tables, and how codes are made of them.
short_links.json    Your tracked codes: where they lead and how often they were scanned, by day, country, device,
                    browser, system and referrer.
signatures.json     Every code that you signed. The key stays with ${site}: /verify goes on checking your codes.
notifications.json  What you have read, and when.
sessions.json       Where you were signed in when this file was made.
images/             Your avatar and the logos in your codes. The files above name them as /media/...

All texts are UTF-8, all times UTC. Passwords, second factors and keys are not in here.

Settings > Your data > Import reads this file again, also in another account: codes, folders, brands, logos and what your
profile lacks come back, and so does user_metadata; what is there already stays as it is. Batches stay in the file. Short links, signatures and sessions cannot move, since their
addresses and keys belong to the account that made them.
`;
