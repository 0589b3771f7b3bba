const SENTENCES = {
  'provedor-indisponivel': 'O gov.br não respondeu agora. Aguarde alguns minutos e tente entrar de novo.',
  'estado-invalido':
    'Esta tentativa de entrada não começou neste navegador ou já expirou. Volte à tela de entrada e comece de novo.',
  'codigo-invalido': 'Esta entrada já foi usada ou expirou. Volte à tela de entrada e comece de novo.',
  'token-invalido':
    'Não foi possível confirmar sua identidade com o gov.br. Volte à tela de entrada e comece de novo.',
  'recusado-pela-pessoa': 'Você cancelou a entrada pelo gov.br. Quando quiser, comece de novo.',
  'empresas-nao-permitidas':
    'Este acesso não mostra as suas empresas. Saia e entre de novo por ‘Entrar como empresa (CNPJ)’.',
  'empresas-indisponiveis':
    'O gov.br não informou as empresas ligadas ao seu CPF. Tente de novo em alguns minutos.',
} as const;

export type SignOnReason = keyof typeof SENTENCES;

/**
 * Why a sign-on failed, with the Portuguese sentence to show. It carries no cause on purpose: the
 * libraries' errors hold tokens and claims, which must not be logged along with it.
 */
export class SignOnError extends Error {
  override readonly name = 'SignOnError';
  readonly reason: SignOnReason;
  readonly code: string;

  constructor(reason: SignOnReason) {
    super(SENTENCES[reason]);
    this.reason = reason;
    this.code = `sign-on.${reason}`;
  }
}
