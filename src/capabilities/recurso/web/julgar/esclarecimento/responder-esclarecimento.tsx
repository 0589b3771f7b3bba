import { z } from 'zod';
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
  resposta: campo('Resposta', z.string().trim().min(10).max(MAX_TEXTO_DO_RECURSO)),
});

interface ResponderEsclarecimentoProps extends AtoDoRecursoProps {
  readonly onCancelar?: () => void;
}

/** The office that answered the request answers what the instance asked. */
export function ResponderEsclarecimento(props: ResponderEsclarecimentoProps) {
  const { recurso, onFeito, onReler, onCancelar } = props;
  const form = useFormulario(formulario, { defaultValues: { resposta: '' } });
  const ato = useAtoDoRecurso<z.output<typeof formulario>>({
    recurso,
    form,
    enviar: (idRecurso, versao, { resposta }) =>
      api(
        'POST /app-web/v1/recursos/:idRecurso/esclarecer',
        { params: { idRecurso }, body: { versao, resposta } },
        SILENT,
      ),
    onFeito: () => onFeito(`Esclarecimento enviado a quem julga (${recurso.julgadora.sigla}).`),
  });
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <Formulario form={form} onSubmit={ato.enviar} aria-label="Responder ao esclarecimento">
        <TextoDoRecurso
          idManifestacao={recurso.idManifestacao}
          ato={`esclarecer ${recurso.idRecurso}`}
          name="resposta"
          label="Esclarecimento do órgão"
          help="Responda ao que foi perguntado. Só quem julga lê a sua resposta."
        />
        <BotoesDoAto onCancelar={onCancelar}>Enviar esclarecimento</BotoesDoAto>
      </Formulario>
    </EstadoDoAto>
  );
}
