import { useAssuntos, useTiposDeManifestacao } from '#shell/lista/apoio-queries.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Select, type SelectOption } from '#shell/ui/campos/select.tsx';
import { type PeriodoDosResultados, periodosDosResultados } from '../domain/reserva-dos-resultados.ts';
import { type Filtro, nomesDosPeriodos } from './filtro-dos-resultados.ts';

/** The searchable select has no empty choice. */
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

/** Each choice filters at once. */
export function FiltrosDosResultados({ filtro, comOrgaos, onFiltrar }: FiltrosProps) {
  const tipos = useTiposDeManifestacao();
  const assuntos = useAssuntos();
  return (
    <search className="resultados-filtros ui-no-print" aria-label="Filtrar os resultados">
      <Select
        label="Período"
        options={periodosDosResultados.map((value) => ({ value, label: nomesDosPeriodos[value] }))}
        value={filtro.periodo}
        onChange={(valor) => valor && onFiltrar({ periodo: valor as PeriodoDosResultados })}
      />
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
