import { NADA } from '#shell/lista/celulas.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import type { FiltroNoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { useListaFiltrada } from '#shell/lista/use-lista.ts';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { nomeDaUnidade } from '../domain/unidade.ts';
import type { FiltroDoDiretorio } from './filtro-do-diretorio.ts';
import { listaDeUnidades, type UnidadeAchada } from './siorg-queries.ts';

interface UnidadesAchadasProps {
  readonly endereco: FiltroNoEndereco<FiltroDoDiretorio>;
  readonly onAbrir: (codigo: number) => void;
}

const colunas = (onAbrir: UnidadesAchadasProps['onAbrir']): readonly TableColumn<UnidadeAchada>[] => [
  {
    key: 'nome',
    header: 'Unidade',
    rowHeader: true,
    cell: (unidade) => (
      <button type="button" className="siorg-nome" onClick={() => onAbrir(unidade.codigo)}>
        {nomeDaUnidade(unidade)}
      </button>
    ),
  },
  { key: 'codigo', header: 'Código', cell: ({ codigo }) => codigo },
  { key: 'caminho', header: 'Fica abaixo de', cell: ({ caminho }) => caminho.join(' › ') || NADA },
  { key: 'ouvidorias', header: 'Ouvidoria ligada', cell: ({ ouvidorias }) => ouvidorias.join('; ') || NADA },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ ativo }) => (ativo ? <Tag tone="success">Ativa</Tag> : <Tag>Inativa</Tag>),
  },
];

export function UnidadesAchadas({ endereco, onAbrir }: UnidadesAchadasProps) {
  // Which unit is open beside the list does not filter it.
  const filtro = { ...endereco.filtro, unidade: null };
  const lista = useListaFiltrada(listaDeUnidades, { ...endereco, filtro });
  return (
    <ListaPaginada
      lista={lista}
      oQue="as unidades"
      titulo="Unidades encontradas"
      colunas={colunas(onAbrir)}
      vazia={
        <NadaEncontrado
          title="Nenhuma unidade encontrada"
          limpar="Ver o diretório inteiro"
          onLimpar={lista.limpar}
        >
          Confira o nome, a sigla ou o código.
        </NadaEncontrado>
      }
    />
  );
}
