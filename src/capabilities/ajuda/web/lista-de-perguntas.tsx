import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { diaCurtoDoMomento } from '#web/lista/celulas.tsx';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { Button } from '#web/ui/button.tsx';
import { Dropdown, type DropdownItem } from '#web/ui/dropdown.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { PerguntaAdministrada } from '../contract.ts';
import { temas } from '../domain/temas.ts';
import { type Tamanho, tamanhos, usePerguntasParaManter } from './ajuda-queries.ts';
import { BarraDePerguntas } from './barra-de-perguntas.tsx';
import { formaDoFiltro, semFiltro } from './filtro-de-perguntas.ts';
import { MudarSituacao, SituacaoDaPergunta } from './situacao-da-pergunta.tsx';

const NENHUMA: readonly PerguntaAdministrada[] = [];

const atosDe = (
  { idPergunta, slug, ativa }: PerguntaAdministrada,
  onSituacao: () => void,
): readonly DropdownItem[] => [
  { id: 'editar', label: 'Editar', to: `/configuracoes/ajuda/${idPergunta}` },
  ...(ativa ? [{ id: 'ver', label: 'Ver na página', to: `/perguntas-frequentes/${slug}` }] : []),
  { id: 'situacao', label: ativa ? 'Desativar' : 'Ativar', danger: ativa, onSelect: onSituacao },
];

const colunas = (
  onSituacao: (pergunta: PerguntaAdministrada) => void,
): readonly TableColumn<PerguntaAdministrada>[] => [
  {
    key: 'pergunta',
    header: 'Pergunta',
    rowHeader: true,
    cell: ({ idPergunta, pergunta }) => <Link to={`/configuracoes/ajuda/${idPergunta}`}>{pergunta}</Link>,
  },
  { key: 'tema', header: 'Tema', cell: ({ tema }) => temas[tema] },
  { key: 'palavras', header: 'Outras formas', cell: ({ sinonimos }) => sinonimos.length },
  {
    key: 'alterada',
    header: 'Alterada',
    cell: ({ alteradaEm, autor }) =>
      alteradaEm ? <span title={autor ?? ''}>{diaCurtoDoMomento(alteradaEm)}</span> : 'Como veio',
  },
  { key: 'situacao', header: 'Situação', cell: SituacaoDaPergunta },
  {
    key: 'atos',
    header: 'Ações',
    cell: (pergunta) => (
      <Dropdown
        label={`Ações: ${pergunta.pergunta}`}
        hiddenLabel
        icon={faEllipsisV}
        size="small"
        align="end"
        items={atosDe(pergunta, () => onSituacao(pergunta))}
      />
    ),
  },
];

/** The questions, also those that are switched off. */
export function ListaDePerguntas() {
  const { filtro, filtrar } = useFiltroDoEndereco(formaDoFiltro);
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<Tamanho>(25);
  const [mudando, setMudando] = useState<PerguntaAdministrada | null>(null);
  const [feito, setFeito] = useState('');
  const lista = usePerguntasParaManter({ filtro, tamanho, cursor: paginas.cursor });
  const linhas = lista.data?.itens ?? NENHUMA;
  return (
    <>
      <p>
        O que as pessoas leem nas perguntas frequentes e o que a busca e o assistente usam para responder. O
        que você mudar aqui não é reescrito por novas versões do sistema.
      </p>
      <BarraDePerguntas filtro={filtro} onFiltrar={filtrar} />
      <div className="trabalho-resumo">
        <p role="status">{feito}</p>
      </div>
      <ListaPaginada
        oQue="as perguntas"
        consulta={lista}
        naTela={linhas.length}
        proximo={lista.data?.proximoCursor}
        paginas={paginas}
        tamanhos={tamanhos}
        porPagina={tamanho}
        onPorPagina={setTamanho}
        vazia={
          <EmptyState
            title="Nada encontrado com estes filtros"
            icon={faSearch}
            action={
              <Button variant="secondary" onClick={() => filtrar(semFiltro)}>
                Limpar filtros
              </Button>
            }
          >
            Tente outras palavras ou menos filtros.
          </EmptyState>
        }
      >
        <Table
          caption="Perguntas frequentes"
          hiddenCaption
          columns={colunas(setMudando)}
          rows={linhas}
          rowKey={({ idPergunta }) => String(idPergunta)}
          dense
        />
      </ListaPaginada>
      {mudando && <MudarSituacao pergunta={mudando} onFeito={setFeito} onFechar={() => setMudando(null)} />}
    </>
  );
}
