import { faPlug } from '@fortawesome/free-solid-svg-icons/faPlug.js';
import { Link } from 'react-router';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { situacoesDoCliente } from '../contract.ts';
import type { ClienteVisto } from '../domain/cliente.ts';
import { type FiltroDeClientes, quantosFiltros, semFiltro } from './filtro-de-clientes.ts';
import { formatHora } from './hora-de-uso.ts';
import { listaDeClientes } from './integracao-queries.ts';
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
    cell: ({ ultimoUsoEm, segredo, segredoAnterior }) => (
      <>
        {ultimoUsoEm ? formatHora(ultimoUsoEm) : 'Nunca usado'}{' '}
        {(segredo.semUso || segredoAnterior?.semUso) && <Tag tone="warning">Segredo sem uso</Tag>}
      </>
    ),
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

function Vazia({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  if (filtrada) {
    return <NadaEncontrado onLimpar={onLimpar}>Tente outro nome ou menos filtros.</NadaEncontrado>;
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

/** The programs that use the platform without a screen. */
export default function ClientesPage() {
  const lista = useLista(listaDeClientes);
  return (
    <div data-largura="total" className="trabalho">
      <div className="integracao-topo">
        <p>
          Os sistemas que usam a API da plataforma, cada um com a sua conta e o seu limite.{' '}
          <a href="/api/docs">Ver a documentação da API</a>
        </p>
        <div className="ui-actions">
          <LinkButton to="/configuracoes/integracao/chamadas" variant="secondary">
            Chamadas dos programas
          </LinkButton>
          <LinkButton to={CADASTRAR} variant="primary">
            Cadastrar sistema
          </LinkButton>
        </div>
      </div>
      <Barra filtro={lista.filtro} onFiltrar={lista.filtrar} />
      <ListaPaginada
        lista={lista}
        oQue="os sistemas"
        titulo="Sistemas que usam a integração"
        colunas={colunas}
        vazia={<Vazia filtrada={lista.filtrada} onLimpar={lista.limpar} />}
      />
    </div>
  );
}
