import type { paymentsErrors } from '../families/payments.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const paymentsSituations: Situations<typeof paymentsErrors> = {
  'transaction-failed': 'The payment gateway declined to open the deposit or the withdrawal.',
  'withdrawal-status-unavailable': 'The state of a withdrawal is asked for while its gateway does not answer.',
  'wagering-unfinished': 'A withdrawal is asked while the wagering requirement of a bonus is unfinished.',
  'withdrawal-below-minimum': 'A withdrawal is smaller than the least the method pays out.',
  'insufficient-funds': 'A debit that is no stake (withdrawal, cashier payout) asks for more than the wallet holds.',
  'parent-agent-wallet': 'A player who belongs to an agent opens the wallet.',
  'method-not-available': 'A payment method is off, unknown, or not offered in the player’s currency or country.',
  'limit-below-min': 'A deposit is smaller than the least its method takes.',
  'limit-above-max': 'A deposit or withdrawal is larger than the most its method moves.',
  'wallet-address-invalid': 'A crypto address does not fit the pattern of its currency and network.',
  'iban-invalid': 'An IBAN fails its length or check digits.',
  'payment-detail-missing': 'A detail that the chosen method requires is missing.',
  'crypto-type-unknown': 'The crypto currency or network is not among the offered ones.',
  'withdrawals-frozen': 'An invariant breach or staff has frozen all withdrawals.',
  'debt-outstanding': 'A withdrawal is asked while a corrected payout is still to be returned.',
  'kyc-required': 'A withdrawal or deposit passes the threshold that needs a verified identity.',
  'withdrawal-not-cancellable': 'A player cancels a withdrawal that is already being paid or has ended.',
  'payee-on-hold': 'A withdrawal goes to a payee, or follows a contact change, younger than the holding time.',
  'gateway-unreachable': 'The payment gateway does not answer in time.',
  'payment-mismatch':
    'A gateway reports another amount, currency or merchant than the payment has; it waits for review.',
  'payment-not-found': 'A payment named by its id is unknown or belongs to somebody else.',
  'payment-move-refused': 'A payment is asked to enter a state that does not follow from its present one.',
  'identity-number-invalid': 'The identity number (TC number) of a withdrawal fails its length or check digits.',
  'memo-required': 'A crypto withdrawal goes to a network that needs a memo or tag.',
  'play-money-refused': 'A deposit or withdrawal is asked in play money.',
  'card-number-refused': 'A field that takes no card data holds a card number; it was neither stored nor logged.',
  'withdrawal-pending-limit': 'A player asks for one more withdrawal than may be open at once.',
};
