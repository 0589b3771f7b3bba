/** The state of a mail in the outbox. */
export const estadosDoEmail = ['na-fila', 'enviado', 'tentando', 'falhou', 'devolvido'] as const;
export type EstadoDoEmail = (typeof estadosDoEmail)[number];

export const nomesDosEstados: Readonly<Record<EstadoDoEmail, string>> = {
  'na-fila': 'Na fila',
  enviado: 'Enviado',
  tentando: 'Tentando de novo',
  falhou: 'Falhou',
  devolvido: 'Devolvido',
};

interface Andamento {
  readonly enviadoEm: Date | null;
  readonly falhouEm: Date | null;
  /** Refused for good by the other server, or returned after it was taken. */
  readonly devolvidoEm?: Date | null;
  readonly tentativas: number;
}

export const estadoDoEmail = ({ enviadoEm, falhouEm, devolvidoEm, tentativas }: Andamento): EstadoDoEmail => {
  if (devolvidoEm) return 'devolvido';
  if (enviadoEm) return 'enviado';
  if (falhouEm) return 'falhou';
  return tentativas > 0 ? 'tentando' : 'na-fila';
};

/**
 * While the next try is far away: whoever repaired the mail server need not wait for it. What was given up, after four days, is
 * kept without its words and cannot be sent any more.
 */
export const podeTentarDeNovo = (estado: EstadoDoEmail): boolean => estado === 'tentando';

/** Mails that are not written from an office's template. */
const outrosEventos: Readonly<Record<string, string>> = {
  'usuario.ativar': 'Confirmação do e-mail da conta',
  'usuario.senha': 'Nova senha',
  'usuario.email': 'Confirmação de um novo e-mail',
  'usuario.aviso-troca-email': 'Aviso de troca de e-mail',
  'auditoria.adulterada': 'Alarme da auditoria',
  'email.teste': 'Teste de um modelo',
};
export const EVENTO_DE_TESTE = 'email.teste';
export const eventosSemModelo = Object.keys(outrosEventos);

const DA_CONTA = /^usuario\./;

export const nomeDoEventoSemModelo = (evento: string): string =>
  outrosEventos[evento] ?? (DA_CONTA.test(evento) ? 'E-mail da conta' : evento);

/** Their links act for the person: answer a survey in their name, turn off an alert. */
const COM_LINK_PESSOAL = /^(?:busca\.|manifestacao\.(?:respondida|acesso-negado)$)/;

/** `apagado`: delivered, returned or given up, and no longer kept (LGPD, art. 16). */
export type ConteudoDoEmail = 'visivel' | 'sigiloso' | 'apagado';

interface Guardado {
  readonly evento: string;
  readonly sobreDenuncia: boolean;
  readonly texto: string;
}

/**
 * Whether the words of a mail may be read here. Never for a denúncia (Lei 13.460/2017, art. 10 §7);
 * never for an account, not even by its owner: the link proves that a mailbox is theirs, so only
 * the mailbox may show it.
 */
export const conteudoDoEmail = (
  { evento, sobreDenuncia, texto }: Guardado,
  isDono: boolean,
): ConteudoDoEmail => {
  if (sobreDenuncia || DA_CONTA.test(evento)) return 'sigiloso';
  if (!isDono && COM_LINK_PESSOAL.test(evento)) return 'sigiloso';
  return texto === '' ? 'apagado' : 'visivel';
};

/** Shown instead of an address that would reveal the denunciante (Lei 13.608/2018, art. 4-B). */
export const DESTINATARIO_PROTEGIDO = 'Destinatário protegido';
