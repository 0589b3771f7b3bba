import { useFormContext, useWatch } from 'react-hook-form';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';

const canais = [
  { value: 'balcao', label: 'No balcão' },
  { value: 'telefone', label: 'Por telefone' },
  { value: 'carta', label: 'Por carta', help: 'Vale o dia em que a carta chegou.' },
];

/** How what is typed in came to the desk, and of a letter the day. */
export function Chegada({ ajudaDoDia }: { readonly ajudaDoDia: string }) {
  const { control } = useFormContext();
  const isCarta = useWatch({ control, name: 'canal' }) === 'carta';
  return (
    <>
      <CampoOpcoes name="canal" label="Como a pessoa pediu" options={canais} required />
      {isCarta && (
        <CampoData name="recebidaEm" label="Dia em que a carta chegou" help={ajudaDoDia} required />
      )}
    </>
  );
}
