/** `@tilldesk/ui/counter`: the components of a till, in a separate entry so that a back office does not load them. */
export { ChoiceTiles, type ChoiceTile, type ChoiceTilesProps } from '../ChoiceTiles/ChoiceTiles.tsx';
export { LineItem, type LineItemProps } from '../LineList/LineItem.tsx';
export { LineList, type LineListProps, type LineListTexts } from '../LineList/LineList.tsx';
export { Outcome, type OutcomeProps } from '../Outcome/Outcome.tsx';
export { ResultList, resultId, type FoundItem, type ResultListProps } from '../ResultList/ResultList.tsx';
export { SidePanel, type SidePanelProps } from '../SidePanel/SidePanel.tsx';
export { Viewfinder, type ViewfinderProps } from '../Viewfinder/Viewfinder.tsx';
