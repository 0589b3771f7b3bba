import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { sendEmail } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { orgaoDoModeloNaoEncontrado, semEmailParaTeste } from '../domain/email-errors.ts';
import type { EventoDeEmail } from '../domain/eventos.ts';
import { EVENTO_DE_TESTE } from '../domain/mensagem.ts';
import type { Palavras } from '../domain/modelo.ts';
import { exemplosDoEvento } from '../domain/variaveis.ts';
import { findOrgao } from './email-modelo-repository.ts';
import { escreverEmail } from './escrever-email.ts';
import { findEmailConfirmado } from './preferencia-repository.ts';
import { type PalavrasEscritas, readPalavras } from './read-palavras.ts';

interface EmTeste extends PalavrasEscritas {
  readonly evento: EventoDeEmail;
  /** Null for the platform's. */
  readonly idOuvidoria: number | null;
}

/** The button of an example leads to no real case. */
const ENDERECO = 'https://exemplo.invalid/web/manifestacao/detalhar/1';

const comExemplos = async (
  platform: Platform,
  { evento, idOuvidoria }: Pick<EmTeste, 'evento' | 'idOuvidoria'>,
  palavras: Palavras,
) => {
  const orgao = idOuvidoria === null ? null : await findOrgao(platform.db, idOuvidoria);
  if (orgao === undefined) throw orgaoDoModeloNaoEncontrado();
  const exemplos = exemplosDoEvento(evento, orgao && `${orgao.sigla} – ${orgao.nome}`);
  return escreverEmail(platform, palavras, exemplos, ENDERECO);
};

/** While it is being written nothing is refused: an unknown name is shown as it is. */
export const mostrarPrevia = (platform: Platform, { botao, ...pedido }: EmTeste) =>
  comExemplos(platform, pedido, { ...pedido, botao: botao.trim() || null });

/** Sent through the outbox like any other, only to the person who asks. */
export const enviarTeste = async (
  platform: Platform,
  { idUsuario }: UsuarioAtual,
  { evento, idOuvidoria, ...escritas }: EmTeste,
): Promise<{ para: string }> => {
  const palavras = readPalavras(platform, evento, escritas);
  const para = await findEmailConfirmado(platform.db, idUsuario);
  if (para === null) throw semEmailParaTeste();
  const { assunto, ...corpo } = await comExemplos(platform, { evento, idOuvidoria }, palavras);
  await platform.db.transaction().execute((trx) =>
    sendEmail(trx, platform, {
      chave: null,
      evento: EVENTO_DE_TESTE,
      idUsuario,
      para,
      assunto: `[Teste] ${assunto}`,
      ...corpo,
    }),
  );
  return { para };
};
