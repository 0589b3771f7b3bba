import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { RelatorioASalvar, RelatorioSalvo } from '../contract.ts';
import { type Frequencia, proximoEnvio } from '../domain/agenda.ts';
import { escolhasDe } from '../domain/filtro.ts';
import { nomeRepetido, salvoNaoEncontrado, salvosDemais } from '../domain/relatorio-errors.ts';
import { definicaoDe, type NomeDoRelatorio, relatorios } from '../domain/relatorios.ts';
import { deleteSalvo, insertSalvo, lockPessoa, selectSalvos, updateSalvo } from './salvo-repository.ts';
import { olharDaPessoa } from './selecao.ts';

const MAXIMO = 50;

/** A saved report whose kind no longer exists is left out rather than shown broken. */
export const listSalvos = async ({ db }: Platform, { idUsuario }: UsuarioAtual): Promise<RelatorioSalvo[]> =>
  (await selectSalvos(db, idUsuario))
    .filter(({ relatorio }) => Object.hasOwn(relatorios, relatorio))
    .map((row) => ({
      idSalvo: row.id,
      nome: row.nome,
      relatorio: row.relatorio as NomeDoRelatorio,
      filtro: row.filtro as Record<string, unknown>,
      frequencia: row.frequencia as Frequencia | null,
      proximoEnvio: row.proximo_envio,
    }));

/** The mail will show what this profile sees in this office. */
const agenda = (frequencia: Frequencia | null, hoje: PlainDate, { idOuvidoria, idPerfil }: UsuarioAtual) => ({
  frequencia,
  proximo_envio: frequencia && toIsoDate(proximoEnvio(frequencia, hoje)),
  id_ouvidoria: idOuvidoria,
  id_perfil: idPerfil,
});

export const salvarRelatorio = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { nome, relatorio, filtro, frequencia }: RelatorioASalvar,
): Promise<{ idSalvo: number }> => {
  await olharDaPessoa(platform.db, usuario, relatorio, filtro);
  escolhasDe(definicaoDe(relatorio), filtro);
  const agora = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    await lockPessoa(tx, usuario.idUsuario);
    if ((await selectSalvos(tx, usuario.idUsuario)).length >= MAXIMO) throw salvosDemais(MAXIMO);
    const idSalvo = await insertSalvo(tx, {
      id_usuario: usuario.idUsuario,
      nome,
      relatorio,
      filtro: JSON.stringify(filtro),
      ...agenda(frequencia, localDate(agora.getTime()), usuario),
      criado_em: agora,
    });
    if (idSalvo === null) throw nomeRepetido();
    return { idSalvo };
  });
};

export const mudarSalvo = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idSalvo: number,
  { nome, frequencia }: Pick<RelatorioASalvar, 'nome' | 'frequencia'>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { idUsuario } = usuario;
    await lockPessoa(tx, idUsuario);
    const outros = (await selectSalvos(tx, idUsuario)).filter(({ id }) => id !== idSalvo);
    if (outros.some((outro) => outro.nome === nome)) throw nomeRepetido();
    const hoje = localDate(clock.now().getTime());
    const mudanca = { nome, ...agenda(frequencia, hoje, usuario) };
    if (!(await updateSalvo(tx, { id: idSalvo, idUsuario }, mudanca))) throw salvoNaoEncontrado();
  });

export const apagarSalvo = async (
  { db }: Platform,
  { idUsuario }: UsuarioAtual,
  idSalvo: number,
): Promise<void> => {
  if (!(await deleteSalvo(db, { id: idSalvo, idUsuario }))) throw salvoNaoEncontrado();
};
