import { SelectVarios } from '#shell/ui/campos/select-varios.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { MAX_MENCOES } from '../domain/nota.ts';
import type { Colega } from './notas-queries.ts';

interface CampoMencoesProps {
  readonly name: string;
  readonly colegas: readonly Colega[];
}

/** Colleagues to tell about the note. */
export function CampoMencoes({ name, colegas }: CampoMencoesProps) {
  const { id, error, field, atualizar } = useCampoControlado(name, 'Mencionar');
  const ids: readonly number[] = field.value ?? [];
  return (
    <SelectVarios
      id={id}
      label="Mencionar"
      optional
      help="Quem você mencionar recebe um alerta."
      placeholder="Nome do colega"
      nomeDaLista="Pessoas mencionadas"
      error={error}
      disabled={ids.length >= MAX_MENCOES}
      options={colegas.map(({ idUsuario, nome }) => ({ value: String(idUsuario), label: nome }))}
      values={ids.map(String)}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(values) => atualizar(values.map(Number))}
    />
  );
}
