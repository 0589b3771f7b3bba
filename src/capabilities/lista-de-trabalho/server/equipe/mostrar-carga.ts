import { escopoDe } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { countFila } from '../contagem-repository.ts';
import { toPessoa } from '../item-presenter.ts';
import { listCargaDePessoas, listCargaDeUnidades } from './carga-repository.ts';

/** How many cases each person and unit of the office has, and how many nobody has. */
export const mostrarCarga = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  pedida: number | undefined,
) => {
  const agora = clock.now();
  const hoje = toIsoDate(localDate(agora.getTime()));
  const escopo = escopoDe(usuario, pedida);
  const [pessoas, unidades, semResponsavel] = await Promise.all([
    listCargaDePessoas(db, escopo, hoje, agora),
    listCargaDeUnidades(db, escopo, hoje),
    countFila(db, escopo, 'triar', hoje),
  ]);
  return {
    semResponsavel,
    pessoas: pessoas.map(({ id, nome, ...carga }) => ({ ...toPessoa(id, nome), ...carga })),
    unidades: unidades.map(({ id, nome, sigla, abertos, vencidos }) => ({
      idUnidade: id,
      nome,
      sigla,
      passosAbertos: abertos,
      passosVencidos: vencidos,
    })),
  };
};
