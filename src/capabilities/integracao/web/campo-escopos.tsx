import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { FieldError } from '#shell/ui/campos/field.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { descricaoDoEscopo, type Escopo } from '../domain/escopos.ts';

interface CampoEscoposProps {
  readonly name: string;
  /** What the profile can use, in the order of the table. */
  readonly oferecidos: readonly Escopo[];
}

/** What a program may use, one by one; the first box takes the focus if none was chosen. */
export function CampoEscopos({ name, oferecidos }: CampoEscoposProps) {
  const { id, error, field, atualizar } = useCampoControlado(name, 'Escopos');
  const escolhidos = field.value as readonly Escopo[];
  const alternar = (escopo: Escopo) =>
    atualizar(oferecidos.filter((outro) => escolhidos.includes(outro) !== (outro === escopo)));
  return (
    <fieldset className="integracao-escopos" aria-describedby={error ? `${id}-erro` : undefined}>
      <legend>Escopos: o que pode usar</legend>
      {oferecidos.length === 0 && <p className="ui-muted">Escolha o perfil para ver o que ele pode usar.</p>}
      {oferecidos.map((escopo, i) => (
        <Checkbox
          key={escopo}
          {...(i === 0 && { id, ref: field.ref })}
          label={descricaoDoEscopo[escopo].nome}
          help={descricaoDoEscopo[escopo].abre}
          checked={escolhidos.includes(escopo)}
          onChange={() => alternar(escopo)}
        />
      ))}
      <FieldError id={`${id}-erro`}>{error}</FieldError>
    </fieldset>
  );
}
