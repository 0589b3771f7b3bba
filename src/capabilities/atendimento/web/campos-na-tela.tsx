import { TIPO_POR_SILENCIO } from '#capabilities/remedio/domain/remedio.ts';
import { formatDia } from '#shell/formato.ts';
import { parte } from '#shell/partes.ts';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import type { AtoQueCabe } from '../domain/atendimento.ts';
import { useTiposDeRecurso } from './atendimento-queries.ts';
import { textos } from './campos-do-ato.ts';

function TipoDeRecurso() {
  const { data = [] } = useTiposDeRecurso(true);
  return (
    <CampoSelect
      name="idTipoRecurso"
      label="Tipo de recurso"
      required
      options={data
        .filter(({ idTipoRecurso }) => idTipoRecurso !== TIPO_POR_SILENCIO)
        .map(({ idTipoRecurso, descTipoRecurso }) => ({
          value: String(idTipoRecurso),
          label: descTipoRecurso,
        }))}
    />
  );
}

const CampoAnexos = parte('campo-anexos');

/** The scan of the letter. */
export function CampoCarta({ onOcupado }: { readonly onOcupado: (isOcupado: boolean) => void }) {
  const { id, error, field, atualizar } = useCampoControlado('carta', 'Carta digitalizada');
  return (
    <CampoAnexos
      id={id}
      label="Carta digitalizada"
      required
      value={field.value}
      onChange={atualizar}
      onOcupado={onOcupado}
      {...(error && { error })}
    />
  );
}

/** What this act asks, beside how and when it was asked for. */
export function CamposDoAto({ ato }: { readonly ato: AtoQueCabe }) {
  const texto = textos[ato.ato];
  return (
    <>
      {ato.ultimoDia && <p className="ui-muted">A pessoa pode até {formatDia(ato.ultimoDia)}.</p>}
      {ato.pedeTipo && <TipoDeRecurso />}
      {ato.promessas.length > 0 && (
        <CampoSelect
          name="idPromessa"
          label="O que foi prometido"
          required
          options={ato.promessas.map(({ idPromessa, oQue }) => ({ value: String(idPromessa), label: oQue }))}
        />
      )}
      {texto && (
        <CampoTextoLongo
          name="texto"
          label={texto.label}
          help={texto.help}
          rows={8}
          required={!texto.isOpcional}
          optional={texto.isOpcional}
        />
      )}
    </>
  );
}
