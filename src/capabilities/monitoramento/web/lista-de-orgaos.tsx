import { Link } from 'react-router';
import { nomeEsfera } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { Exportar } from '#shell/lista/exportar.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { Procurar } from '#shell/lista/procurar.tsx';
import { readNumero, readUmDe } from '#shell/lista/read-do-endereco.ts';
import type { FiltroNoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { useListaFiltrada } from '#shell/lista/use-lista.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Select } from '#shell/ui/campos/select.tsx';
import { formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { OrgaoMonitorado } from '../contract.ts';
import { textoDoAlerta } from '../domain/alertas-do-orgao.ts';
import { Alertas } from './alertas.tsx';
import { type FiltroDosOrgaos, filtrosDeAlerta } from './filtro-dos-orgaos.ts';
import { listaDeOrgaos } from './monitoramento-queries.ts';
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

interface BarraProps extends FiltroNoEndereco<FiltroDosOrgaos> {
  readonly enderecoDe: (formato: 'csv' | 'xlsx') => string;
}

function Barra({ filtro, filtrar, enderecoDe }: BarraProps) {
  const isAdministrador = idPerfilDe(useUsuario()) === Perfil.administrador;
  return (
    <search className="monitoramento-barra" aria-label="Procurar órgãos">
      <Procurar
        busca={filtro.busca}
        ajuda="Parte do nome ou da sigla do órgão."
        onProcurar={(busca) => filtrar({ busca })}
      />
      <Select
        label="Mostrar"
        options={filtrosDeAlerta.map((value) => ({ value, label: nomeDoFiltro(value) }))}
        value={filtro.alerta}
        onChange={(valor) => filtrar({ alerta: readUmDe(filtrosDeAlerta, valor) ?? 'todos' })}
      />
      {isAdministrador && (
        <Select
          label="Esfera"
          placeholder="Todas"
          options={esferas}
          value={filtro.idEsfera === null ? '' : String(filtro.idEsfera)}
          onChange={(valor) => filtrar({ idEsfera: readNumero(valor) })}
        />
      )}
      <Exportar enderecoDe={enderecoDe} />
    </search>
  );
}

export function ListaDeOrgaos({ endereco }: { readonly endereco: FiltroNoEndereco<FiltroDosOrgaos> }) {
  const lista = useListaFiltrada(listaDeOrgaos, endereco);
  const { dados } = lista;
  return (
    <>
      <Barra {...endereco} enderecoDe={lista.enderecoDe} />
      <p role="status">
        {dados && (
          <>
            <strong>{formatNumero(dados.total)}</strong> {dados.total === 1 ? 'órgão' : 'órgãos'},{' '}
            <strong>{formatNumero(dados.comAlerta)}</strong> com alerta. Os que mais precisam de atenção vêm
            primeiro.
          </>
        )}
      </p>
      <ListaPaginada
        lista={lista}
        oQue="os órgãos"
        titulo="Órgãos monitorados, com prazos e alertas"
        colunas={colunas}
        total={dados?.total}
        vazia={
          <NadaEncontrado title="Nenhum órgão encontrado" onLimpar={lista.limpar}>
            Tente outras palavras ou outro filtro.
          </NadaEncontrado>
        }
      />
      <p className="ui-muted">
        No prazo, tempo mediano e meses contam as respostas dos últimos 12 meses. Manifestação que espera o
        cidadão, com o prazo parado, não está vencida.
      </p>
    </>
  );
}
