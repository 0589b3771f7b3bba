import { z } from 'zod';
import { AO_MENOS } from '#kernel/validacao/fundamento.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import type { AtoProps } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { pedirIdentidade } from '../domain/pedir-identidade.ato.ts';

const { motivo } = pedirIdentidade.entrada.shape;
const formulario = z.object({ motivo });

/** Asks the ouvidoria that holds the identity; whoever filed reads who asked and why. */
export default function PedirIdentidade({ casos, onFeito, onCancelar }: AtoProps) {
  const form = useFormulario(formulario, { defaultValues: { motivo: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof formulario>) => enviarAoLote(pedirIdentidade, doLote, dados),
  });
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title="Só se pede a identidade quando sem ela não dá para apurar." still>
        A ouvidoria que guarda a identidade decide, e quem denunciou é avisado da decisão. Até lá, a apuração
        segue com o texto coberto. Para tirar uma dúvida sobre os fatos, peça à ouvidoria que pergunte.
      </Message>
      <Formulario form={form} onSubmit={lote.enviar} aria-label="Pedir a identidade">
        <TextoDoAto
          casos={casos}
          ato={pedirIdentidade}
          name="motivo"
          vaiAPessoa
          label="Por que a identidade é indispensável?"
          help={`${AO_MENOS} Quem denunciou lê o que você escrever, com o nome da sua área.`}
          rows={5}
          limit={motivo.maxLength ?? undefined}
        />
        <BotoesDoAto onCancelar={onCancelar}>Enviar pedido</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}
