/** `@tilldesk/domain/activations`: activations of devices with a carrier. */
export { activations, carriers } from '../activations/activations.contract.ts';
export { type Activation, type ActivationInput, type Carrier } from '../activations/activations.entity.ts';
export {
  activationFaults,
  activationTypes,
  isTestCode,
  normalizedCodes,
  assertActivation,
  tellable,
  type ActivationFault,
  type ActivationField,
  type ActivationStatus,
  type ActivationType,
  type ReportedStatus,
} from '../activations/activations.rules.ts';
