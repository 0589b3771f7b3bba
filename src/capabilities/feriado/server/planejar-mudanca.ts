import { createHash } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import type { PedidoDeMudanca } from '../contract.ts';
import { feriadosDaBiblioteca } from '../domain/biblioteca.ts';
import { chaveDoDia, type DadosDoFeriado, lugarDe } from '../domain/feriado.ts';
import { feriadoNaoEncontrado, lugarInexistente } from '../domain/feriado-errors.ts';
import { gerarDias } from '../domain/gerar-dias.ts';
import { type Proposta, planejarImportacao, propostasDoAno } from '../domain/importacao.ts';
import type { FeriadoGuardado, Plano } from '../domain/mudanca.ts';
import {
  conferirVersao,
  planejarCadastro,
  planejarEdicao,
  planejarRemocao,
  planejarRestauracao,
} from '../domain/planejar.ts';
import { findFeriado, listAtivosNosDias, listDoAno, listSeguintes } from './feriados-guardados-repository.ts';
import { existeLugar } from './lugares.ts';

const achar = async (db: Db, idFeriado: number, versao: number): Promise<FeriadoGuardado> => {
  const feriado = await findFeriado(db, idFeriado);
  if (!feriado) throw feriadoNaoEncontrado();
  conferirVersao(feriado, versao);
  return feriado;
};

/** For a day that does not repeat, only itself. */
const comSeguintes = async (db: Db, feriado: FeriadoGuardado): Promise<FeriadoGuardado[]> =>
  feriado.idSerie === null ? [feriado] : listSeguintes(db, feriado.idSerie, feriado.data);

const conferirLugar = async (db: Db, dados: DadosDoFeriado): Promise<void> => {
  const lugar = lugarDe(dados);
  if (await existeLugar(db, lugar)) return;
  throw lugarInexistente(lugar.idMunicipio === null ? 'idOuvidoria' : 'idMunicipio');
};

const ativosNosDias = async (db: Db, dados: DadosDoFeriado, deAno: number | null) => ({
  ativos: await listAtivosNosDias(
    db,
    gerarDias({ ...dados, deAno }).map(({ data }) => data),
  ),
});

export const propostasPara = async (db: Db, ano: number): Promise<Proposta[]> =>
  propostasDoAno(ano, feriadosDaBiblioteca(ano), await listDoAno(db, ano - 1), await listDoAno(db, ano));

/** What the request would do to the current calendar, always the same for the same input. */
export const planejarMudanca = async (db: Db, pedido: PedidoDeMudanca): Promise<Plano> => {
  if (pedido.ato === 'importar')
    return planejarImportacao(await propostasPara(db, pedido.ano), pedido.chaves);
  if (pedido.ato === 'cadastrar') {
    await conferirLugar(db, pedido.dados);
    return planejarCadastro(pedido.dados, await ativosNosDias(db, pedido.dados, pedido.dados.deAno));
  }
  const feriado = await achar(db, pedido.idFeriado, pedido.versao);
  if (pedido.ato === 'remover')
    return planejarRemocao(pedido.alcance === 'este' ? [feriado] : await comSeguintes(db, feriado));
  if (pedido.ato === 'restaurar')
    return planejarRestauracao(feriado, { ativos: await listAtivosNosDias(db, [feriado.data]) });
  await conferirLugar(db, pedido.dados);
  const agora = await ativosNosDias(db, pedido.dados, Number(feriado.data.slice(0, 4)));
  return planejarEdicao(feriado, await comSeguintes(db, feriado), pedido.dados, agora);
};

/** Identifies exactly this change, so that only what was shown can be confirmed. */
export const marcaDoPlano = ({ alteracoes }: Plano): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        alteracoes.map(({ antes, depois }) => [
          antes && [antes.id, antes.versao],
          depois && [chaveDoDia(depois), depois.descricao, depois.tipo, depois.deslocamento],
        ]),
      ),
    )
    .digest('base64url');
