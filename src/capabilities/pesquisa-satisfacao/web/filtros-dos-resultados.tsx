import { localDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useAssuntos, useTiposDeManifestacao } from '#web/lista/apoio-queries.ts';
import { FiltroDeOrgao } from '#web/lista/filtro-de-orgao.tsx';
import { Periodo } from '#web/lista/periodo.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import {
  diasDoFiltro,
  type Filtro,
  type NomeDoPeriodo,
  nomesDosPeriodos,
  periodos,
} from './filtro-dos-resultados.ts';

/** The searchable select has no empty choice of its own. */
const TODOS = 'todos';

interface EscolhaProps {
  readonly rotulo: string;
  readonly todos: string;
  readonly opcoes: readonly SelectOption[];
  readonly id: number | null;
  readonly onMudar: (id: number | null) => void;
}

function Escolha({ rotulo, todos, opcoes, id, onMudar }: EscolhaProps) {
  return (
    <Select
      label={rotulo}
      options={[{ value: TODOS, label: todos }, ...opcoes]}
      value={id === null ? TODOS : String(id)}
      onChange={(valor) => onMudar(valor === TODOS || valor === '' ? null : Number(valor))}
    />
  );
}

interface FiltrosProps {
  readonly filtro: Filtro;
  /** Only the administrador sees more than one office. */
  readonly comOrgaos: boolean;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
}

/** Each filters at once. */
export function FiltrosDosResultados({ filtro, comOrgaos, onFiltrar }: FiltrosProps) {
  const tipos = useTiposDeManifestacao();
  const assuntos = useAssuntos();
  const mudarPeriodo = (valor: string) => {
    const periodo = (valor || filtro.periodo) as NomeDoPeriodo;
    // Dates chosen by hand begin with those that are on the screen.
    const dias = diasDoFiltro(filtro, localDate(serverNow().getTime()));
    onFiltrar({ periodo, ...(periodo === 'datas' ? dias : { de: '', ate: '' }) });
  };
  return (
    <search className="resultados-filtros ui-no-print" aria-label="Filtrar os resultados">
      <Select
        label="Período"
        options={periodos.map((value) => ({ value, label: nomesDosPeriodos[value] }))}
        value={filtro.periodo}
        onChange={mudarPeriodo}
      />
      {filtro.periodo === 'datas' && (
        <Periodo rotulo="Respondida entre" de={filtro.de} ate={filtro.ate} onMudar={onFiltrar} />
      )}
      <Escolha
        rotulo="Tipo"
        todos="Todos os tipos"
        opcoes={tipos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        id={filtro.idTipoManifestacao}
        onMudar={(idTipoManifestacao) => onFiltrar({ idTipoManifestacao })}
      />
      <Escolha
        rotulo="Assunto"
        todos="Todos os assuntos"
        opcoes={assuntos.map(({ id, nome, area }) => ({ value: String(id), label: nome, group: area }))}
        id={filtro.idAssunto}
        onMudar={(idAssunto) => onFiltrar({ idAssunto })}
      />
      {comOrgaos && (
        <FiltroDeOrgao
          idOuvidoria={filtro.idOuvidoria}
          onMudar={(idOuvidoria) => onFiltrar({ idOuvidoria })}
        />
      )}
    </search>
  );
}
