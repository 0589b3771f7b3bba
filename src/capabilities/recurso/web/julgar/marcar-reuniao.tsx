import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { BotoesDoAto } from '#shell/atos/ato.tsx';
import { dateTextFromIso, isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { api } from '../recurso-queries.ts';
import type { AtoDoRecursoProps } from './admissibilidade-form.tsx';
import { EstadoDoAto } from './estado-do-ato.tsx';
import { hoje } from './responder-queries.ts';
import { useAtoDoRecurso } from './use-ato-do-recurso.ts';

const formulario = z.object({
  data: campo(
    'Data da reunião',
    z.string().refine((texto) => isoFromDateText(texto) !== null, 'Escreva a data como dd/mm/aaaa.'),
  ),
});

interface MarcarReuniaoProps extends AtoDoRecursoProps {
  readonly onCancelar: () => void;
}

/** The commission decides in a meeting; its day becomes the term (Decreto 7.724/2012, art. 47). */
export function MarcarReuniao({ recurso, onFeito, onReler, onCancelar }: MarcarReuniaoProps) {
  const { prazo } = recurso;
  const form = useFormulario(formulario, { defaultValues: { data: prazo ? dateTextFromIso(prazo) : '' } });
  const ato = useAtoDoRecurso<z.output<typeof formulario>>({
    recurso,
    form,
    enviar: (idRecurso, versao, { data }) =>
      api(
        'POST /app-web/v1/recursos/:idRecurso/reuniao',
        { params: { idRecurso }, body: { versao, data: isoFromDateText(data) ?? '' } },
        SILENT,
      ),
    onFeito: () => onFeito('Reunião marcada. O dia dela passa a ser o prazo da decisão.'),
  });
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <Formulario form={form} onSubmit={ato.enviar} aria-label="Marcar a reunião">
        <CampoData
          name="data"
          label="Data da reunião"
          help="Quem recorreu vê este dia como o prazo da decisão."
          min={hoje()}
          required
        />
        <BotoesDoAto onCancelar={onCancelar}>{prazo ? 'Mudar a reunião' : 'Marcar a reunião'}</BotoesDoAto>
      </Formulario>
    </EstadoDoAto>
  );
}
