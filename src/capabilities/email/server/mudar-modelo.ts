import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { artigoContraDesligar, isTextoFixo } from '../domain/devidos-por-lei.ts';
import {
  emailNaoEncontrado,
  modeloMudou,
  naoSeDesliga,
  textoFixo,
  versaoNaoEncontrada,
} from '../domain/email-errors.ts';
import type { Palavras } from '../domain/modelo.ts';
import {
  findModelo,
  insertVersao,
  listVersoes,
  lockModelo,
  type ModeloRow,
} from './email-modelo-repository.ts';
import { nomeDoModelo } from './modelo-presenter.ts';
import { type PalavrasEscritas, readPalavras } from './read-palavras.ts';

interface Mudanca extends Palavras {
  readonly ativo: boolean;
  readonly restauradaDe?: number;
  /** The act's name in the administration's log. */
  readonly acao: string;
}

type Mudar = (modelo: ModeloRow, trx: Db) => Promise<Mudanca> | Mudanca;

const palavrasDe = ({ assunto, titulo, corpo, botao }: Palavras): Palavras => ({
  assunto,
  titulo,
  corpo,
  botao,
});

/** Every change makes a version on top of the one seen; one that alters nothing is not saved. */
const gravar = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { idModelo, versao }: { readonly idModelo: number; readonly versao: number },
  mudar: Mudar,
) =>
  db.transaction().execute(async (trx) => {
    await lockModelo(trx, idModelo);
    const modelo = await findModelo(trx, idModelo);
    if (!modelo) throw emailNaoEncontrado();
    if (isTextoFixo(modelo.evento)) throw textoFixo();
    if (modelo.versao !== versao) throw modeloMudou(modelo.versao, modelo.autor);
    const { acao, restauradaDe, ...novo } = await mudar(modelo, trx);
    const artigo = artigoContraDesligar(modelo.evento, modelo.id_ouvidoria);
    if (artigo && !novo.ativo) throw naoSeDesliga(artigo);
    const mudou = oQueMudou({ ...palavrasDe(modelo), ativo: modelo.ativo }, novo);
    if (!mudou) return { idModelo, versao };
    await insertVersao(trx, {
      id_modelo: idModelo,
      versao: versao + 1,
      ...novo,
      restaurada_de: restauradaDe ?? null,
      criado_em: clock.now(),
      id_autor: usuario.idUsuario,
      autor: usuario.nome,
    });
    await auditar(trx, clock, usuario, {
      area: 'email',
      acao,
      alvo: nomeDoModelo(modelo),
      idAlvo: idModelo,
      idOuvidoria: modelo.id_ouvidoria,
      ...mudou,
    });
    return { idModelo, versao: versao + 1 };
  });

export const mudarModelo = (
  platform: Platform,
  usuario: UsuarioAtual,
  idModelo: number,
  { versao, ativo, ...escritas }: PalavrasEscritas & { readonly versao: number; readonly ativo: boolean },
) =>
  gravar(platform, usuario, { idModelo, versao }, ({ evento }) => ({
    acao: 'Alteração de modelo de e-mail',
    ...readPalavras(platform, evento, escritas),
    ativo,
  }));

export const mudarSituacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  idModelo: number,
  { versao, ativo }: { readonly versao: number; readonly ativo: boolean },
) =>
  gravar(platform, usuario, { idModelo, versao }, (modelo) => ({
    acao: ativo ? 'Ativação de modelo de e-mail' : 'Desativação de modelo de e-mail',
    ...palavrasDe(modelo),
    ativo,
  }));

/** Only the words come back: whether the template is in use was decided later. */
export const restaurarVersao = (
  platform: Platform,
  usuario: UsuarioAtual,
  idModelo: number,
  { versao, restaurar }: { readonly versao: number; readonly restaurar: number },
) =>
  gravar(platform, usuario, { idModelo, versao }, async ({ evento, ativo }, trx) => {
    const antiga = (await listVersoes(trx, idModelo)).find((cada) => cada.versao === restaurar);
    if (!antiga) throw versaoNaoEncontrada();
    const palavras = readPalavras(platform, evento, { ...antiga, botao: antiga.botao ?? '' });
    return { acao: 'Restauração de modelo de e-mail', restauradaDe: restaurar, ...palavras, ativo };
  });
