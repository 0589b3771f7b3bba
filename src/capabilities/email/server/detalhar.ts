import { perfisDaAcao } from '#kernel/permissoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { proximasTentativas } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import type { Mensagem, Modelo } from '../contract.ts';
import { emailNaoEncontrado } from '../domain/email-errors.ts';
import { abrirMensagens } from './abrir-mensagens.ts';
import { findModelo, listVersoes } from './email-modelo-repository.ts';
import { donoDe } from './list-mensagens.ts';
import { isDe, toMensagem } from './mensagem-presenter.ts';
import { findMensagem } from './mensagem-repository.ts';
import { toLinha, toVersao } from './modelo-presenter.ts';

const verModelo = async ({ db }: Platform, id: number): Promise<Modelo | null> => {
  const row = await findModelo(db, id);
  if (!row) return null;
  const versoes = await listVersoes(db, id);
  return { ...toLinha(row), versoes: versoes.map(toVersao) };
};

const verMensagem = async (
  platform: Platform,
  usuario: UsuarioAtual,
  id: number,
  podeAdministrar: boolean,
): Promise<Mensagem> => {
  const achada = await findMensagem(platform.db, id, usuario);
  const [row] = await abrirMensagens(platform, platform.db, usuario, achada ? [achada] : []);
  const isDono = row !== undefined && isDe(await donoDe(platform, usuario), row);
  if (!row || !(isDono || podeAdministrar)) throw emailNaoEncontrado();
  const proximas = row.enviado_em ? null : await proximasTentativas(platform.db, [id]);
  return toMensagem(row, proximas?.get(id), { isDono, podeAdministrar });
};

/** One sequence numbers templates and mails: a number is one or the other. */
export const detalhar = async (platform: Platform, usuario: UsuarioAtual, id: number) => {
  const podeAdministrar = perfisDaAcao('email.administrar').includes(usuario.idPerfil);
  const modelo = podeAdministrar ? await verModelo(platform, id) : null;
  if (modelo) return { tipo: 'modelo' as const, ...modelo };
  return {
    tipo: 'mensagem' as const,
    ...(await verMensagem(platform, usuario, id, podeAdministrar)),
  };
};
