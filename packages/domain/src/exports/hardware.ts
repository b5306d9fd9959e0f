/** `@tilldesk/domain/hardware`: printers, drawers and labels of a workstation. */
export { workstations } from '../hardware/workstations.contract.ts';
export {
  baudRates,
  drawerPins,
  paperColumns,
  paperCuts,
  labelConnections,
  labelDensities,
  labelLanguages,
  plainWorkstation,
  printerCodePages,
  printerConnections,
  printerLanguages,
  workstation,
  type PrinterConnection,
  type Workstation,
  type WorkstationDraft,
} from '../hardware/workstations.entity.ts';
