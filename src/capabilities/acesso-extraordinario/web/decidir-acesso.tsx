import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { decidirAcesso } from '../contract.ts';
import { decidir } from './acesso-queries.ts';

const { fundamento } = decidirAcesso.shape;
const formulario = z.object({ decisao: campo('Decisão', z.enum(['sim', 'nao'])), fundamento });

interface DecidirAcessoProps {
  readonly idAcesso: number;
  readonly onFeito: () => void;
}

export function DecidirAcesso({ idAcesso, onFeito }: DecidirAcessoProps) {
  const form = useFormulario(formulario, { defaultValues: { fundamento: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ decisao, fundamento: escrito }: z.output<typeof formulario>) =>
      decidir(idAcesso, { aprova: decisao === 'sim', fundamento: escrito }),
    () => onFeito(),
  );
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível decidir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Decidir o acesso extraordinário">
        <CampoOpcoes
          name="decisao"
          label="O administrador precisa mesmo ler esta denúncia?"
          options={[
            {
              value: 'sim',
              label: 'Aprovar',
              help: 'Ele lê esta denúncia, sem a identidade, por poucas horas.',
            },
            { value: 'nao', label: 'Recusar', help: 'A denúncia continua fechada para ele.' },
          ]}
          required
        />
        <CampoTextoLongo
          name="fundamento"
          label="Fundamento"
          help="Ao menos 20 caracteres. Quem denunciou e quem pediu leem o que você escrever."
          rows={3}
          limit={fundamento.maxLength ?? undefined}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar>Decidir</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
