import { z } from 'zod';
import { DIAS_PARA_ESCLARECER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { BotoesDoAto } from '#shell/atos/ato.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { MAX_TEXTO_DO_RECURSO } from '../../../domain/recurso.ts';
import { api } from '../../recurso-queries.ts';
import type { AtoDoRecursoProps } from '../admissibilidade-form.tsx';
import { EstadoDoAto } from '../estado-do-ato.tsx';
import { TextoDoRecurso } from '../texto-do-recurso.tsx';
import { useAtoDoRecurso } from '../use-ato-do-recurso.ts';

const formulario = z.object({
  pergunta: campo('Pergunta', z.string().trim().min(10).max(MAX_TEXTO_DO_RECURSO)),
  dias: campo(
    'Dias para o órgão responder',
    z
      .string()
      .trim()
      .refine(
        (texto) => /^\d+$/.test(texto) && Number(texto) >= 1 && Number(texto) <= DIAS_PARA_ESCLARECER,
        `Escreva um número de 1 a ${DIAS_PARA_ESCLARECER}.`,
      ),
  ),
});

interface PedirEsclarecimentoProps extends AtoDoRecursoProps {
  readonly onCancelar: () => void;
}

/** Asks the office that answered, before deciding (Decreto 7.724/2012, art. 23 §1). */
export function PedirEsclarecimento({ recurso, onFeito, onReler, onCancelar }: PedirEsclarecimentoProps) {
  const form = useFormulario(formulario, {
    defaultValues: { pergunta: '', dias: String(DIAS_PARA_ESCLARECER) },
  });
  const ato = useAtoDoRecurso<z.output<typeof formulario>>({
    recurso,
    form,
    enviar: (idRecurso, versao, { pergunta, dias }) =>
      api(
        'POST /app-web/v1/recursos/:idRecurso/esclarecimento',
        { params: { idRecurso }, body: { versao, pergunta, dias: Number(dias) } },
        SILENT,
      ),
    onFeito: () => onFeito(`Pergunta enviada ao órgão (${recurso.orgao.sigla}), que recebe um e-mail.`),
  });
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <Formulario form={form} onSubmit={ato.enviar} aria-label="Pedir esclarecimento">
        <TextoDoRecurso
          idManifestacao={recurso.idManifestacao}
          ato={`pedir-esclarecimento ${recurso.idRecurso}`}
          name="pergunta"
          label={`Pergunta a ${recurso.orgao.sigla}`}
          help="Pergunte o que falta para decidir. Enquanto o órgão é ouvido, o prazo da sua decisão não corre: ele recomeça quando a resposta chegar, ou quando o prazo dela passar."
        />
        <CampoTexto
          name="dias"
          label="Dias para o órgão responder"
          inputMode="numeric"
          help={`De 1 a ${DIAS_PARA_ESCLARECER} (Portaria Normativa CGU 101/2023).`}
        />
        <BotoesDoAto onCancelar={onCancelar}>Pedir esclarecimento</BotoesDoAto>
      </Formulario>
    </EstadoDoAto>
  );
}
