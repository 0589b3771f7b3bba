import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { nomeEsfera } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { Exportar } from '#web/lista/exportar.tsx';
import { lerNumero, lerUmDe } from '#web/lista/ler-do-endereco.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { Procurar } from '#web/lista/procurar.tsx';
import { idPerfilDe, useUsuario } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatNumero, formatPorCento } from '#web/ui/graficos/numeros.ts';
import { Select } from '#web/ui/select.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { type OrgaoMonitorado, tamanhosDaLista } from '../contract.ts';
import { textoDoAlerta } from '../domain/alertas-do-orgao.ts';
import { Alertas } from './alertas.tsx';
import { type FiltroDosOrgaos, filtrosDeAlerta, semFiltro } from './filtro-dos-orgaos.ts';
import { enderecoDosOrgaos, type TamanhoDaLista, useOrgaosMonitorados } from './monitoramento-queries.ts';
import { Tendencia } from './tendencia.tsx';

const nomeDoFiltro = (alerta: FiltroDosOrgaos['alerta']): string => {
  if (alerta === 'todos') return 'Todos os órgãos';
  return alerta === 'com-alerta' ? 'Com algum alerta' : textoDoAlerta(alerta).nome;
};

const colunas: readonly TableColumn<OrgaoMonitorado>[] = [
  {
    key: 'orgao',
    header: 'Órgão',
    rowHeader: true,
    cell: ({ orgao }) => (
      <Link to={`/monitoramento/orgaos?id=${orgao.idOuvidoria}`} title={orgao.nome}>
        {orgao.sigla}
      </Link>
    ),
  },
  { key: 'alertas', header: 'Alertas', cell: ({ alertas }) => <Alertas alertas={alertas} /> },
  { key: 'abertas', header: 'Abertas', align: 'end', cell: ({ figuras }) => formatNumero(figuras.abertas) },
  {
    key: 'vencidas',
    header: 'Vencidas',
    align: 'end',
    cell: ({ figuras, percentualVencidas }) =>
      `${formatNumero(figuras.vencidas)} (${formatPorCento(percentualVencidas)})`,
  },
  {
    key: 'vencem',
    header: 'Vencem em 7 dias',
    align: 'end',
    cell: ({ figuras }) => formatNumero(figuras.vencemEm7Dias),
  },
  {
    key: 'prazo',
    header: 'No prazo',
    align: 'end',
    cell: ({ percentualNoPrazo }) => formatPorCento(percentualNoPrazo),
  },
  {
    key: 'mediana',
    header: 'Tempo mediano',
    align: 'end',
    cell: ({ figuras }) => (figuras.mediana === null ? '–' : `${formatNumero(figuras.mediana)} dias`),
  },
  { key: 'tendencia', header: '12 meses', cell: ({ figuras }) => <Tendencia meses={figuras.meses} /> },
];

const esferas = Object.entries(nomeEsfera).map(([nome, id]) => ({
  value: String(id),
  label: nome.replaceAll('_', ' '),
}));

interface ListaProps {
  readonly filtro: FiltroDosOrgaos;
  readonly onFiltrar: (mudanca: Partial<FiltroDosOrgaos>) => void;
}

function Barra({ filtro, onFiltrar }: ListaProps) {
  const isAdministrador = idPerfilDe(useUsuario()) === Perfil.administrador;
  return (
    <search className="monitoramento-barra" aria-label="Procurar órgãos">
      <Procurar
        busca={filtro.busca}
        ajuda="Parte do nome ou da sigla do órgão."
        onProcurar={(busca) => onFiltrar({ busca })}
      />
      <Select
        label="Mostrar"
        options={filtrosDeAlerta.map((value) => ({ value, label: nomeDoFiltro(value) }))}
        value={filtro.alerta}
        onChange={(valor) => onFiltrar({ alerta: lerUmDe(filtrosDeAlerta, valor) ?? 'todos' })}
      />
      {isAdministrador && (
        <Select
          label="Esfera"
          placeholder="Todas"
          options={esferas}
          value={filtro.idEsfera === null ? '' : String(filtro.idEsfera)}
          onChange={(valor) => onFiltrar({ idEsfera: lerNumero(valor) })}
        />
      )}
      <Exportar enderecoDe={enderecoDosOrgaos(filtro)} />
    </search>
  );
}

export function ListaDeOrgaos({ filtro, onFiltrar }: ListaProps) {
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<TamanhoDaLista>(20);
  const lista = useOrgaosMonitorados(filtro, tamanho, paginas.cursor);
  const linhas = lista.data?.linhas ?? [];
  return (
    <>
      <Barra filtro={filtro} onFiltrar={onFiltrar} />
      {lista.data && (
        <p role="status">
          <strong>{formatNumero(lista.data.total)}</strong> {lista.data.total === 1 ? 'órgão' : 'órgãos'},{' '}
          <strong>{formatNumero(lista.data.comAlerta)}</strong> com alerta. Os que mais precisam de atenção
          vêm primeiro.
        </p>
      )}
      <ListaPaginada
        oQue="os órgãos"
        consulta={lista}
        naTela={linhas.length}
        proximo={lista.data?.proximo}
        paginas={paginas}
        tamanhos={tamanhosDaLista}
        porPagina={tamanho}
        onPorPagina={setTamanho}
        total={lista.data?.total}
        vazia={
          <EmptyState
            title="Nenhum órgão encontrado"
            icon={faSearch}
            action={
              <Button variant="secondary" onClick={() => onFiltrar(semFiltro)}>
                Limpar filtros
              </Button>
            }
          >
            Tente outras palavras ou outro filtro.
          </EmptyState>
        }
      >
        <Table
          caption="Órgãos monitorados, com prazos e alertas"
          hiddenCaption
          columns={colunas}
          rows={linhas}
          rowKey={({ orgao }) => String(orgao.idOuvidoria)}
          dense
        />
      </ListaPaginada>
      <p className="ui-muted">
        No prazo, tempo mediano e meses contam as respostas dos últimos 12 meses. Manifestação que espera o
        cidadão, com o prazo parado, não está vencida.
      </p>
    </>
  );
}
