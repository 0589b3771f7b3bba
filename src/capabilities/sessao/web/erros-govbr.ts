export interface ErroGovbr {
  readonly titulo: string;
  readonly texto: string;
}

/** Why gov.br sent the person back without a session and what to do, by the address's reason. */
const ERROS: Readonly<Record<string, ErroGovbr>> = {
  'provedor-indisponivel': {
    titulo: 'O gov.br não respondeu.',
    texto: 'Aguarde alguns minutos e tente de novo, ou entre com login e senha se a sua conta tiver uma.',
  },
  'estado-invalido': {
    titulo: 'Esta tentativa de entrada expirou.',
    texto: 'Ela passou de 10 minutos ou começou em outro navegador. Comece de novo por esta página.',
  },
  'codigo-invalido': {
    titulo: 'Esta entrada já foi usada.',
    texto: 'Cada entrada pelo gov.br vale uma única vez. Comece de novo por esta página.',
  },
  'token-invalido': {
    titulo: 'Não foi possível confirmar sua identidade com o gov.br.',
    texto: 'Comece de novo por esta página. Se continuar, entre com login e senha ou fale com a ouvidoria.',
  },
  'recusado-pela-pessoa': {
    titulo: 'Você cancelou a entrada pelo gov.br.',
    texto: 'Nada foi compartilhado. Quando quiser, comece de novo ou entre com login e senha.',
  },
  'empresas-indisponiveis': {
    titulo: 'O gov.br não informou as empresas ligadas ao seu CPF.',
    texto: 'Tente de novo em alguns minutos ou entre como pessoa física.',
  },
  'conta-bloqueada': {
    titulo: 'Sua conta está bloqueada.',
    texto: 'O gov.br confirmou quem você é, mas a conta não pode ser usada. Fale com a ouvidoria.',
  },
};

const DESCONHECIDO: ErroGovbr = {
  titulo: 'A entrada pelo gov.br não foi concluída.',
  texto: 'Comece de novo por esta página ou entre com login e senha.',
};

export const erroGovbrDe = (motivo: string | null): ErroGovbr | null =>
  motivo === null ? null : Object.hasOwn(ERROS, motivo) ? (ERROS[motivo] ?? DESCONHECIDO) : DESCONHECIDO;
