import { timingSafeEqual } from 'node:crypto';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { deOrgao } from '#kernel/artigo-do-orgao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import { type EmailText, renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { podeConfirmarEmail, VALIDADE_DO_LINK } from '../../domain/email-do-orgao.ts';
import { linkDoEmailInvalido, semEmailPendente } from '../../domain/orgao-errors.ts';
import {
  deleteEmailPendente,
  findEmailPendente,
  listGestoresDoOrgao,
  upsertEmailPendente,
} from './email-pendente-repository.ts';
import { type OrgaoInteiro, updateOuvidoria } from './gerenciar-repository.ts';
import { mudarOrgao } from './orgao-do-administrador.ts';

const paginaDe = ({ config }: Platform, idOuvidoria: number): string =>
  `${origemPublica(config)}/web/orgao/orgaogerenciarorgaos/${idOuvidoria}?aba=dados`;

interface Carta extends EmailText {
  readonly para: string;
  readonly idUsuario: number | null;
  readonly evento: string;
  readonly assunto: string;
}

const enviar = async (
  platform: Platform,
  trx: Db,
  { para, idUsuario, evento, assunto, ...escrito }: Carta,
) => {
  const { texto, html } = renderEmail(escrito, platform.config.instalacao.nome);
  await sendEmail(trx, platform, { chave: null, evento, idUsuario, para, assunto, texto, html });
};

/**
 * To the address in use and to every gestor, who hear of it even if somebody else reads the mailbox. The new address is left
 * out of the mail to the old one: it may be a stranger's.
 */
const avisarDaTroca = async (
  platform: Platform,
  trx: Db,
  { id, sigla, nome, email }: Pick<OrgaoInteiro, 'id' | 'sigla' | 'nome' | 'email'>,
  fato: string,
): Promise<void> => {
  const gestores = await listGestoresDoOrgao(trx, id, platform.clock.now());
  const carta = {
    evento: 'orgao.aviso-troca-email',
    assunto: `O e-mail de ${sigla}`,
    titulo: 'A caixa que recebe os avisos do órgão',
    paragrafos: [
      `${fato} (${sigla} – ${nome}).`,
      'Se ninguém do órgão pediu isso, um gestor cancela a troca no cadastro do órgão e avisa quem administra a plataforma.',
    ],
    botao: { rotulo: 'Abrir o cadastro do órgão', endereco: paginaDe(platform, id) },
  };
  if (email !== null) await enviar(platform, trx, { ...carta, para: email, idUsuario: null });
  for (const gestor of gestores)
    if (gestor.email !== null)
      await enviar(platform, trx, { ...carta, para: gestor.email, idUsuario: gestor.id });
};

const anotar = (
  { clock }: Platform,
  trx: Db,
  usuario: UsuarioAtual,
  { id, sigla, nome }: Pick<OrgaoInteiro, 'id' | 'sigla' | 'nome'>,
  acao: string,
  mudou: { readonly antes?: Record<string, unknown>; readonly depois?: Record<string, unknown> } = {},
): Promise<void> =>
  auditar(trx, clock, usuario, {
    area: 'orgao',
    acao,
    alvo: `${sigla} – ${nome}`,
    idAlvo: id,
    idOuvidoria: id,
    ...mudou,
  });

/** A new address counts once it was confirmed by the link that goes to it; one that is taken away, at once. */
export const pedirTrocaDoEmail = async (
  platform: Platform,
  trx: Db,
  usuario: UsuarioAtual,
  orgao: OrgaoInteiro,
  email: string | null,
): Promise<void> => {
  if (email === null) {
    await deleteEmailPendente(trx, orgao.id);
    return avisarDaTroca(platform, trx, orgao, 'O órgão ficou sem endereço de e-mail');
  }
  const token = newSecret();
  const criadoEm = platform.clock.now();
  await upsertEmailPendente(trx, {
    idOuvidoria: orgao.id,
    email,
    hash: hashSecret(token),
    pedidoPor: usuario.idUsuario,
    criadoEm,
    expiraEm: new Date(criadoEm.getTime() + VALIDADE_DO_LINK),
  });
  await enviar(platform, trx, {
    para: email,
    idUsuario: null,
    evento: 'orgao.confirmar-email',
    assunto: 'Confirme o novo e-mail do órgão',
    titulo: 'Confirme o novo e-mail do órgão',
    paragrafos: [
      `Pediram que os avisos ${deOrgao(orgao)} – ${orgao.nome} venham para este endereço. A troca só acontece depois que um gestor do órgão abrir o link e confirmar. O link vale por 3 dias.`,
      'Se o órgão não pediu isso, ignore esta mensagem: nada muda.',
    ],
    botao: {
      rotulo: 'Confirmar o e-mail do órgão',
      endereco: `${paginaDe(platform, orgao.id)}&confirmar=${token}`,
    },
  });
  await anotar(platform, trx, usuario, orgao, 'Pedido de troca do e-mail do órgão', {
    antes: { email: orgao.email },
    depois: { email },
  });
  await avisarDaTroca(
    platform,
    trx,
    orgao,
    'Pediram que os avisos do órgão passem a outro endereço de e-mail',
  );
};

export const confirmarEmailDoOrgao = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  token: string,
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    const agora = platform.clock.now();
    const pendente = await findEmailPendente(trx, idOuvidoria, agora);
    const temGestor = (await listGestoresDoOrgao(trx, idOuvidoria, agora)).length > 0;
    const pedidoPor = pendente?.pedido_por ?? usuario.idUsuario;
    enforce(podeConfirmarEmail(usuario, { idOuvidoria, pedidoPor, temGestor }));
    if (!pendente || !timingSafeEqual(pendente.hash, hashSecret(token))) throw linkDoEmailInvalido();
    await updateOuvidoria(trx, idOuvidoria, { email: pendente.email });
    await deleteEmailPendente(trx, idOuvidoria);
    await anotar(platform, trx, usuario, orgao, 'Troca do e-mail do órgão', {
      antes: { email: orgao.email },
      depois: { email: pendente.email },
    });
    await avisarDaTroca(platform, trx, orgao, 'Os avisos do órgão passaram a outro endereço de e-mail');
  });

export const cancelarTrocaDoEmail = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    const pendente = await findEmailPendente(trx, idOuvidoria, platform.clock.now());
    if (!pendente) throw semEmailPendente();
    await deleteEmailPendente(trx, idOuvidoria);
    await anotar(platform, trx, usuario, orgao, 'Cancelamento da troca do e-mail do órgão', {
      antes: { email: pendente.email },
    });
  });
