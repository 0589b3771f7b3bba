import type { Database } from '#server/db/database.ts';
import { chaveDeBusca } from '../domain/busca-municipio.ts';
import { cached } from './cached.ts';
import * as repository from './tabela-apoio-repository.ts';

interface Ligacao {
  readonly id: number;
  readonly alvo: number;
}

/** The ids linked to one option. */
const alvosDe = (ligacoes: readonly Ligacao[], id: number): number[] =>
  ligacoes.filter((ligacao) => ligacao.id === id).map((ligacao) => ligacao.alvo);

const comAlvos = async (opcoes: Promise<repository.Opcao[]>, ligacoes: Promise<Ligacao[]>) => {
  const [lista, pares] = await Promise.all([opcoes, ligacoes]);
  return lista.map((opcao) => ({ ...opcao, alvos: alvosDe(pares, opcao.id) }));
};

/** Every look-up table, each read from the database at its first use. */
export const createTabelas = (db: Database) => {
  const opcoes = <I>(tabela: repository.TabelaUniforme, present: (id: number, descricao: string) => I) =>
    cached(async () =>
      (await repository.listOpcoes(db, tabela)).map(({ id, descricao }) => present(id, descricao)),
    );

  const municipios = cached(() => repository.listMunicipios(db));

  const municipiosPorUf = cached(async () => {
    const lista = (await municipios()).map(({ id, nome, uf, nome_uf }) => ({
      idMunicipio: id,
      descMunicipio: nome,
      uf: { sigUf: uf, descUf: nome_uf },
    }));
    return { todos: lista, porUf: Map.groupBy(lista, (municipio) => municipio.uf.sigUf) };
  });

  return {
    opcoes,
    municipios,
    municipiosPorUf,
    municipiosBuscaveis: cached(async () => {
      const { todos } = await municipiosPorUf();
      const lista = todos.map((municipio) => ({ municipio, chave: chaveDeBusca(municipio.descMunicipio) }));
      return { todos: lista, porUf: Map.groupBy(lista, ({ municipio }) => municipio.uf.sigUf) };
    }),
    subtiposFormulario: cached(async () =>
      (await repository.listSubtiposFormulario(db)).map(({ id, descricao, id_tipo_formulario }) => ({
        idSubtipoFormulario: id,
        descSubtipoFormulario: descricao,
        idTipoFormulario: id_tipo_formulario,
      })),
    ),
    ufs: cached(async () =>
      (await repository.listUfs(db)).map(({ sigla, nome }) => ({ sigUf: sigla, descUf: nome })),
    ),
    tiposManifestacao: cached(async () =>
      (await repository.listTiposManifestacao(db)).map(({ id, descricao, id_tipo_formulario }) => ({
        idTipoManifestacao: id,
        descTipoManifestacao: descricao,
        idTipoFormulario: id_tipo_formulario,
      })),
    ),
    codigosDecisao: cached(async () =>
      (await repository.listCodigosDecisao(db)).map(({ id, descricao, id_tipo_formulario }) => ({
        codigoDecisao: id,
        descricaoDecisao: descricao,
        idTipoFormulario: id_tipo_formulario,
      })),
    ),
    especificacoesDecisao: cached(async () =>
      (await repository.listEspecificacoesDecisao(db)).map(({ id, descricao, id_codigo_decisao }) => ({
        idClassificacaoAvaliacaoManifestacao: id,
        descClassificacaoAvaliacaoManifestacao: descricao,
        codigoDecisao: id_codigo_decisao,
      })),
    ),
    // Administrators change these, so they are read each time: an inactive one is no longer
    // offered.
    assuntos: async () =>
      (await repository.listAssuntos(db)).map(({ id, descricao, area }) => ({
        idAssunto: id,
        descAssunto: descricao,
        area,
      })),
    /** Administrators switch these on and off, so they are read each time. */
    itensInterface: async () =>
      (await repository.listItensInterface(db)).map(({ id_item_interface, id_perfil }) => ({
        idItemInterface: id_item_interface,
        idPerfil: id_perfil,
      })),
    tiposResposta: cached(() =>
      comAlvos(repository.listOpcoes(db, 'tipo_resposta'), repository.listTiposManifestacaoPorResposta(db)),
    ),
    motivosProrrogacao: cached(() =>
      comAlvos(
        repository.listOpcoes(db, 'motivo_prorrogacao'),
        repository.listFormulariosPorMotivoProrrogacao(db),
      ),
    ),
    motivosDemandaResolvida: cached(() =>
      comAlvos(
        repository.listOpcoes(db, 'motivo_demanda_resolvida'),
        repository.listTiposManifestacaoPorMotivoDemanda(db),
      ),
    ),
    especificacoesRecurso: cached(async () => {
      const lista = await comAlvos(
        repository.listOpcoes(db, 'especificacao_resposta_recurso'),
        repository.listTiposRespostaPorEspecificacaoRecurso(db),
      );
      return lista.map(({ id, descricao, alvos }) => ({
        idEspecificacaoRespostaRecurso: id,
        descEspecificacaoRespostaRecurso: descricao,
        idsTipoRespostaRecurso: alvos,
      }));
    }),
  };
};

export type Tabelas = ReturnType<typeof createTabelas>;
