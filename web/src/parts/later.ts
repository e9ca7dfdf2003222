// Lazy loading: what is read beside a game, and what few people open at a table, is one chunk that is fetched when it is first needed.
export { default as RulesPage } from "../pages/RulesPage.svelte";
export { default as KeysSheet } from "./KeysSheet.svelte";
export { default as LeavingSheet } from "./LeavingSheet.svelte";
export { default as OffersSheet } from "./OffersSheet.svelte";
export { default as PlayersSheet } from "./PlayersSheet.svelte";
export { default as RuleAtHand } from "./RuleAtHand.svelte";
export { default as SettingsSheet } from "./SettingsSheet.svelte";
