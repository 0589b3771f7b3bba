import { z } from 'zod';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import type { AtoProps } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { informarProcesso } from '../domain/informar-processo.ato.ts';

const formulario = z.object({ processo: informarProcesso.entrada.shape.processo });

/** Notes a process that the case led to; each number stays, and another may follow. */
export default function InformarProcesso({ casos, onFeito, onCancelar }: AtoProps) {
  const form = useFormulario(formulario, { defaultValues: { processo: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof formulario>) => enviarAoLote(informarProcesso, doLote, dados),
  });
  return (
    <Ato casos={casos} lote={lote}>
      <Formulario form={form} onSubmit={lote.enviar} aria-label="Informar processo">
        <CampoTexto
          name="processo"
          label="Número do processo (NUP)"
          help="Como 00106.000123/2024-48. Os dígitos são conferidos. Quem registrou também vê o número."
          required
        />
        <BotoesDoAto onCancelar={onCancelar}>Anotar número</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}
