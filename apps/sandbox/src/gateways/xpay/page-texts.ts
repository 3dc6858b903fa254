/** The hosted page speaks for itself: the gateway is another company than the merchant. */
export interface PageTexts {
  readonly title: string;
  readonly to: string;
  readonly method: string;
  readonly amount: string;
  readonly pay: string;
  readonly decline: string;
  readonly network: string;
  readonly address: string;
  readonly scan: string;
  readonly received: string;
  readonly simulate: string;
  readonly sandbox: string;
  readonly done: Readonly<Record<'paid' | 'declined' | 'expired' | 'refunded', string>>;
  readonly back: string;
  readonly badAmount: string;
  readonly missing: string;
}

export const PAGE_TEXTS: Readonly<Record<'es' | 'en' | 'pt', PageTexts>> = {
  es: {
    title: 'Pago',
    to: 'Pagas a',
    method: 'Método',
    amount: 'Importe',
    pay: 'Pagar',
    decline: 'Rechazar',
    network: 'Red',
    address: 'Dirección',
    scan: 'Escanea el código con tu billetera',
    received: 'Importe recibido',
    simulate: 'Simular el pago',
    sandbox: 'Entorno de pruebas: no se mueve dinero real.',
    done: {
      paid: 'El pago se completó.',
      declined: 'El pago fue rechazado.',
      expired: 'El plazo para pagar terminó.',
      refunded: 'El pago fue devuelto.',
    },
    back: 'Volver al sitio',
    badAmount: 'Escribe un importe con dos decimales como máximo.',
    missing: 'No existe este pago.',
  },
  en: {
    title: 'Payment',
    to: 'You are paying',
    method: 'Method',
    amount: 'Amount',
    pay: 'Pay',
    decline: 'Decline',
    network: 'Network',
    address: 'Address',
    scan: 'Scan the code with your wallet',
    received: 'Amount received',
    simulate: 'Simulate the payment',
    sandbox: 'Sandbox: no real money moves.',
    done: {
      paid: 'The payment is complete.',
      declined: 'The payment was declined.',
      expired: 'The time to pay is over.',
      refunded: 'The payment was returned.',
    },
    back: 'Back to the site',
    badAmount: 'Enter an amount with at most two decimals.',
    missing: 'There is no such payment.',
  },
  pt: {
    title: 'Pagamento',
    to: 'Pagas a',
    method: 'Método',
    amount: 'Montante',
    pay: 'Pagar',
    decline: 'Recusar',
    network: 'Rede',
    address: 'Endereço',
    scan: 'Lê o código com a tua carteira',
    received: 'Montante recebido',
    simulate: 'Simular o pagamento',
    sandbox: 'Ambiente de testes: não se move dinheiro real.',
    done: {
      paid: 'O pagamento foi concluído.',
      declined: 'O pagamento foi recusado.',
      expired: 'O prazo para pagar terminou.',
      refunded: 'O pagamento foi devolvido.',
    },
    back: 'Voltar ao site',
    badAmount: 'Escreve um montante com duas casas decimais no máximo.',
    missing: 'Este pagamento não existe.',
  },
};

/** Format of money in each language. */
export const NUMBER_LOCALES = { es: 'es-MX', en: 'en-US', pt: 'pt-PT' } as const;
