import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { api } from '../recurso-queries.ts';
import { nomeDaNota, notas } from './qualificar-notas.ts';

const MAX_COMENTARIO = 2000;

/** A choice on the page is a text; '' means no answer. */
const formulario = z.object({
  nota: campo('Nota', z.string().min(1, 'Escolha uma nota de 1 a 5.')),
  comentario: campo('Comentário', z.string().trim().max(MAX_COMENTARIO)),
});

interface QualificarProps {
  readonly idManifestacao: number;
  readonly idRecurso: number;
  /** On the page of the case, which the access code alone may have opened. */
  readonly noCaso?: boolean;
  readonly onQualificada: () => void;
}

/** How good the decision was, rated once (S6-02). */
export function Qualificar({ idManifestacao, idRecurso, noCaso = false, onQualificada }: QualificarProps) {
  const form = useFormulario(formulario, { defaultValues: { nota: '', comentario: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: z.output<typeof formulario>) => {
      const body = { nota: Number(dados.nota), comentario: dados.comentario || null };
      return noCaso
        ? api(
            'POST /app-web/v1/manifestacoes/:idManifestacao/recursos/:idRecurso/qualificar',
            { params: { idManifestacao, idRecurso }, body },
            SILENT,
          )
        : api('POST /app-web/v1/recursos/:idRecurso/qualificar', { params: { idRecurso }, body }, SILENT);
    },
    () => onQualificada(),
  );
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Avaliar a decisão do recurso">
        <CampoOpcoes
          name="nota"
          label="Que nota você dá à resposta do recurso?"
          help="Pense se ela explica a decisão, se é fácil de entender e se responde a tudo o que o recurso disse."
          required
          options={notas.map((nota) => ({ value: String(nota), label: `${nota}, ${nomeDaNota(nota)}` }))}
        />
        <CampoTextoLongo
          name="comentario"
          label="Comentário"
          help="O que foi bom, o que pode melhorar. Não escreva dados pessoais."
          limit={MAX_COMENTARIO}
          optional
        />
        {/* A case may have an appeal at each instance: each has its own comment among the texts of the case. */}
        <TextoGuardado idManifestacao={idManifestacao} ato={`qualificar ${idRecurso}`} campo="comentario" />
        <div className="ui-actions">
          <BotaoEnviar>Enviar avaliação</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
