import { nomeUf, ufs } from '#kernel/enumeracoes.ts';
import type { OpcaoDeApoio } from '#shell/lista/apoio.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { SelectVarios } from '#shell/ui/campos/select-varios.tsx';
import { filtros as definicoes, type NomeDoFiltro } from '../domain/filtros.ts';
import type { Vista } from './vista.ts';

/** The searchable select has no empty choice, so 'all' needs a value. */
const TODOS = 'todos';
const SIM_OU_NAO = [
  { value: TODOS, label: 'Tanto faz' },
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];
const ESTADOS = [{ value: TODOS, label: 'Todos' }, ...ufs.map((uf) => ({ value: uf, label: nomeUf[uf] }))];

interface UmFiltroProps {
  readonly nome: NomeDoFiltro;
  readonly opcoes: readonly OpcaoDeApoio[];
  readonly vista: Vista;
  readonly onMudar: (mudanca: Partial<Vista>) => void;
}

function UmFiltro({ nome, opcoes, vista, onMudar }: UmFiltroProps) {
  const { rotulo, como } = definicoes[nome];
  const valor = vista[nome];
  const mudar = (novo: unknown) => onMudar({ [nome]: novo });
  if (como === 'ids') {
    const ids = Array.isArray(valor) ? valor : [];
    return (
      <div>
        <SelectVarios
          label={rotulo}
          placeholder="Todos"
          nomeDaLista={`${rotulo}: escolhidos`}
          options={opcoes.map((opcao) => ({ value: String(opcao.id), label: opcao.nome }))}
          values={ids.map(String)}
          onChange={(novos) => mudar(novos.length > 0 ? novos.map(Number) : undefined)}
        />
      </div>
    );
  }
  return (
    <Select
      label={rotulo}
      options={como === 'uf' ? ESTADOS : SIM_OU_NAO}
      value={valor === undefined ? TODOS : String(valor)}
      onChange={(novo) => mudar(novo === TODOS || novo === '' ? undefined : novo)}
    />
  );
}

interface FiltrosProps {
  readonly filtros: readonly NomeDoFiltro[];
  readonly opcoes: Readonly<Partial<Record<NomeDoFiltro, readonly OpcaoDeApoio[]>>>;
  readonly vista: Vista;
  readonly comOrgaos: boolean;
  readonly onMudar: (mudanca: Partial<Vista>) => void;
}

/** Filters by an office's place are useless to somebody who sees a single office. */
const SO_DE_VARIOS: readonly NomeDoFiltro[] = ['esferas', 'uf'];

export function FiltrosDoRelatorio({ filtros, opcoes, vista, comOrgaos, onMudar }: FiltrosProps) {
  const seus = comOrgaos ? filtros : filtros.filter((nome) => !SO_DE_VARIOS.includes(nome));
  return (
    <div className="relatorio-campos">
      {comOrgaos && (
        <FiltroDeOrgao
          idOuvidoria={vista.idOuvidoria ?? null}
          onMudar={(novo) => onMudar({ idOuvidoria: novo ?? undefined })}
        />
      )}
      {seus.map((nome) => (
        <UmFiltro key={nome} nome={nome} opcoes={opcoes[nome] ?? []} vista={vista} onMudar={onMudar} />
      ))}
    </div>
  );
}
