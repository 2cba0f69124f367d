import type { Random } from '@tarokk/rules';

/** Nobody of these exists: whoever plays in the demo is one of them. */
const families = [
  'Ágoston',
  'Bakonyi',
  'Cserhalmi',
  'Dobokai',
  'Erdélyi',
  'Füredi',
  'Gárdonyi',
  'Halmos',
  'Inotai',
  'Jászberényi',
  'Kőszegi',
  'Lontai',
  'Mezey',
  'Nádasdy',
  'Ormos',
  'Pásztói',
  'Révész',
  'Sárközi',
  'Tihanyi',
  'Újhelyi',
  'Vértes',
  'Zádor',
  'Zsolnai',
  'Őszi',
  'Bükkösdi',
  'Karácsony',
];
const givenNames = [
  'Ádám',
  'Borbála',
  'Cecília',
  'Dénes',
  'Eszter',
  'Ferenc',
  'Gizella',
  'Henrik',
  'Ibolya',
  'János',
  'Klára',
  'Levente',
  'Magdolna',
  'Nándor',
  'Olga',
  'Pál',
  'Réka',
  'Sándor',
  'Tekla',
  'Ubul',
  'Vince',
  'Zita',
  'Ödön',
  'Ágota',
];

export const teamNames: readonly string[] = [
  'Pagátvadászok',
  'Ezüst Skíz',
  'Huszonegyesek',
  'Tizenkilences Villamos',
  'Néma Négyes',
  'Vörösmarty Kör',
  'Dunai Szelek',
  'Királyi Hívók',
  'Arany Volát',
  'Budai Baglyok',
  'Kávéházi Trull',
  'Kettős Játék',
  'Fekete Dáma',
  'Szabad Vásár',
  'Ferencvárosi Fácánok',
  'Zugligeti Zebrák',
  'Bástyasétány',
  'Kilenc Honőr',
  'Utolsó Ütés',
  'Palotai Pagátok',
  'Rákosmenti Rekontra',
  'Csöndes Ultimó',
  'Hegyvidéki Holdfogók',
  'Margitszigeti Madarak',
];

/** Where one may play without asking, as the jury keeps its list (D23). */
export const publicVenues: readonly string[] = [
  'Kávéház a Három Skízhez',
  'Révész Söröző',
  'Bástya Eszpresszó',
  'Klub a Vörös Királyhoz',
  'Állomás Vendéglő',
];
export const privateVenue = 'Szüret utcai lakás';
/** On no list: a sheet from there needs a remark. */
export const unlistedVenue = 'Csárda a Holdhoz';

/** As many different names, always the same for the same seed. @param count at most 600 */
export function personNames(random: Random, count: number): readonly string[] {
  const all = families.flatMap((family) => givenNames.map((given) => `${family} ${given}`));
  return random.shuffled(all).slice(0, count);
}
