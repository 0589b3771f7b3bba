import type { z } from 'zod';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { pedirAcesso } from '../contract.ts';
import { AJUDA_DO_MOTIVO_DO_ACESSO } from '../domain/acesso-extraordinario.ts';
import { pedir } from './acesso-queries.ts';

const VAZIO = { protocolo: '', motivo: '' };

export function PedirAcesso({ onFeito }: { readonly onFeito: () => void }) {
  const form = useFormulario(pedirAcesso, { defaultValues: VAZIO });
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: z.output<typeof pedirAcesso>) => pedir(dados),
    () => {
      form.reset(VAZIO);
      onFeito();
    },
  );
  return (
    <section aria-labelledby="acesso-pedir">
      <h2 id="acesso-pedir">Pedir acesso a uma denúncia</h2>
      <Message type="warning" title="Administradores não leem denúncias." still>
        Com um motivo e a aprovação de outro administrador ou do gestor do órgão, você lê uma, por poucas
        horas e sem a identidade de quem denunciou. O órgão é avisado agora, e quem denunciou vê o pedido no
        histórico.
      </Message>
      {erro && (
        <Message type="danger" title="Não foi possível pedir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Pedir acesso extraordinário">
        <CampoTexto name="protocolo" label="Protocolo da denúncia" autoComplete="off" required />
        <CampoTextoLongo
          name="motivo"
          label="Motivo"
          help={AJUDA_DO_MOTIVO_DO_ACESSO}
          rows={3}
          limit={pedirAcesso.shape.motivo.maxLength ?? undefined}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar>Pedir o acesso</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}
