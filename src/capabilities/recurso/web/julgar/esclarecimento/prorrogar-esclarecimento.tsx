import { z } from 'zod';
import { DIAS_PRORROGACAO_ESCLARECER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { BotoesDoAto } from '#shell/atos/ato.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { MAX_TEXTO_DO_RECURSO } from '../../../domain/recurso.ts';
import { api } from '../../recurso-queries.ts';
import type { AtoDoRecursoProps } from '../admissibilidade-form.tsx';
import { EstadoDoAto } from '../estado-do-ato.tsx';
import { TextoDoRecurso } from '../texto-do-recurso.tsx';
import { useAtoDoRecurso } from '../use-ato-do-recurso.ts';

const formulario = z.object({
  justificativa: campo('Justificativa', z.string().trim().min(10).max(MAX_TEXTO_DO_RECURSO)),
});

interface ProrrogarEsclarecimentoProps extends AtoDoRecursoProps {
  readonly onCancelar: () => void;
}

/** Hears the office for longer, once (Portaria Normativa CGU 101/2023). */
export function ProrrogarEsclarecimento(props: ProrrogarEsclarecimentoProps) {
  const { recurso, onFeito, onReler, onCancelar } = props;
  const form = useFormulario(formulario, { defaultValues: { justificativa: '' } });
  const ato = useAtoDoRecurso<z.output<typeof formulario>>({
    recurso,
    form,
    enviar: (idRecurso, versao, { justificativa }) =>
      api(
        'POST /app-web/v1/recursos/:idRecurso/esclarecimento/prorrogar',
        { params: { idRecurso }, body: { versao, justificativa } },
        SILENT,
      ),
    onFeito: () =>
      onFeito(`Prazo prorrogado. O órgão (${recurso.orgao.sigla}) e quem recorreu foram avisados.`),
  });
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <Formulario form={form} onSubmit={ato.enviar} aria-label="Prorrogar os esclarecimentos">
        <TextoDoRecurso
          idManifestacao={recurso.idManifestacao}
          ato={`prorrogar-esclarecimento ${recurso.idRecurso}`}
          name="justificativa"
          label="Justificativa"
          help={`O órgão ganha mais ${DIAS_PRORROGACAO_ESCLARECER} dias, uma única vez. Diga por que são precisos.`}
        />
        <BotoesDoAto onCancelar={onCancelar}>Prorrogar</BotoesDoAto>
      </Formulario>
    </EstadoDoAto>
  );
}
