import { faPlug } from '@fortawesome/free-solid-svg-icons/faPlug.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMomento } from '#web/formato.ts';
import { BarraDeBusca } from '#web/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#web/lista/escolhidos.tsx';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { situacoesDoCliente, tamanhosDaLista } from '../contract.ts';
import type { ClienteVisto } from '../domain/cliente.ts';
import { type FiltroDeClientes, formaDosClientes, quantosFiltros, semFiltro } from './filtro-de-clientes.ts';
import { type TamanhoDaLista, useClientes } from './integracao-queries.ts';
import './integracao.css';

const CADASTRAR = '/configuracoes/integracao/cadastrar';

const nomesDasSituacoes: Readonly<Record<FiltroDeClientes['situacao'], string>> = {
  ligados: 'Ligados',
  desligados: 'Desligados',
  todos: 'Todos',
};

const colunas: readonly TableColumn<ClienteVisto>[] = [
  { key: 'id', header: 'client_id', cell: ({ idCliente }) => <code>{idCliente}</code> },
  {
    key: 'nome',
    header: 'Sistema',
    rowHeader: true,
    cell: ({ idCliente, nome }) => <Link to={`/configuracoes/integracao/${idCliente}`}>{nome}</Link>,
  },
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => orgao.sigla },
  { key: 'perfil', header: 'Perfil', cell: ({ perfil }) => perfil.descricao },
  {
    key: 'limite',
    header: 'Chamadas por minuto',
    cell: ({ limitePorMinuto }) => limitePorMinuto.toLocaleString('pt-BR'),
  },
  {
    key: 'uso',
    header: 'Último uso',
    cell: ({ ultimoUsoEm }) => (ultimoUsoEm ? formatMomento(ultimoUsoEm) : 'Nunca usado'),
  },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ desligadoEm }) => (desligadoEm ? <Tag>Desligado</Tag> : <Tag tone="success">Ligado</Tag>),
  },
];

interface FiltravelProps {
  readonly filtro: FiltroDeClientes;
  readonly onFiltrar: (mudanca: Partial<FiltroDeClientes>) => void;
}

function Barra({ filtro, onFiltrar }: FiltravelProps) {
  const { busca, situacao } = filtro;
  const escolhas: readonly Escolha<FiltroDeClientes>[] = [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(situacao === 'todos'
      ? []
      : [{ texto: nomesDasSituacoes[situacao], sem: { situacao: 'todos' as const } }]),
  ];
  return (
    <BarraDeBusca
      busca={busca}
      ajuda="Nome do sistema, órgão ou client_id."
      exemplo="Nome, órgão ou número"
      onProcurar={(nova) => onFiltrar({ busca: nova })}
      quantosFiltros={quantosFiltros(filtro)}
      ferramentas={null}
      filtros={
        <RadioGroup
          label="Situação"
          name="situacao"
          value={situacao}
          onChange={({ target }) => onFiltrar({ situacao: target.value as FiltroDeClientes['situacao'] })}
          options={situacoesDoCliente.map((value) => ({ value, label: nomesDasSituacoes[value] }))}
        />
      }
      escolhidos={
        <Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={() => onFiltrar(semFiltro)} />
      }
    />
  );
}

function Vazia({ filtro, onFiltrar }: FiltravelProps) {
  if (quantosFiltros(filtro) > 0) {
    return (
      <EmptyState
        title="Nada encontrado com estes filtros"
        icon={faSearch}
        action={
          <Button variant="secondary" onClick={() => onFiltrar(semFiltro)}>
            Limpar filtros
          </Button>
        }
      >
        Tente outro nome ou menos filtros.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nenhum sistema cadastrado"
      icon={faPlug}
      action={
        <LinkButton to={CADASTRAR} variant="primary">
          Cadastrar o primeiro
        </LinkButton>
      }
    >
      Um sistema de outro órgão ou da própria ouvidoria pode registrar e tratar manifestações por aqui.
    </EmptyState>
  );
}

/** Who speaks with the platform without a screen. */
export default function ClientesPage() {
  const { filtro, filtrar } = useFiltroDoEndereco(formaDosClientes);
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<TamanhoDaLista>(20);
  const lista = useClientes(filtro, tamanho, paginas.cursor);
  const linhas = lista.data?.linhas ?? [];
  return (
    <div data-largura="total" className="trabalho">
      <div className="integracao-topo">
        <p>
          Os sistemas que usam a API da plataforma, cada um com a sua conta e o seu limite.{' '}
          <a href="/api/docs">Ver a documentação da API</a>
        </p>
        <LinkButton to={CADASTRAR} variant="primary">
          Cadastrar sistema
        </LinkButton>
      </div>
      <Barra filtro={filtro} onFiltrar={filtrar} />
      <ListaPaginada
        oQue="os sistemas"
        consulta={lista}
        naTela={linhas.length}
        proximo={lista.data?.proximo}
        paginas={paginas}
        tamanhos={tamanhosDaLista}
        porPagina={tamanho}
        onPorPagina={setTamanho}
        vazia={<Vazia filtro={filtro} onFiltrar={filtrar} />}
      >
        <Table
          caption="Sistemas que usam a integração"
          hiddenCaption
          columns={colunas}
          rows={linhas}
          rowKey={({ idCliente }) => String(idCliente)}
          dense
        />
      </ListaPaginada>
    </div>
  );
}
