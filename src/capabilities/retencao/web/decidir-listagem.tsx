import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { decidirListagem } from '../contract.ts';
import { decidir } from './retencao-queries.ts';

const { fundamento } = decidirListagem.shape;
const formulario = z.object({ decisao: campo('Decisão', z.enum(['sim', 'nao'])), fundamento });

interface DecidirProps {
  readonly idEliminacao: number;
  readonly onFeito: () => void;
}

export function DecidirListagem({ idEliminacao, onFeito }: DecidirProps) {
  const form = useFormulario(formulario, { defaultValues: { fundamento: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ decisao, fundamento: escrito }: z.output<typeof formulario>) =>
      decidir(idEliminacao, { aprova: decisao === 'sim', fundamento: escrito }),
    () => onFeito(),
  );
  return (
    <>
      <Message type="warning" title="Depois de destruído, nada volta." still>
        Aprovada a listagem, o edital é publicado agora. Quando o prazo dele acabar, os textos, arquivos,
        respostas e o histórico desses casos são destruídos.
      </Message>
      {erro && (
        <Message type="danger" title="Não foi possível decidir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Decidir a eliminação">
        <CampoOpcoes
          name="decisao"
          label="O que fazer com esta listagem?"
          options={[
            { value: 'sim', label: 'Aprovar', help: 'O edital é publicado e o prazo dele começa a contar.' },
            { value: 'nao', label: 'Devolver', help: 'Volta a quem confere, e nada é destruído.' },
          ]}
          required
        />
        <CampoTextoLongo
          name="fundamento"
          label="Fundamento"
          help="Ao menos 20 caracteres. Não escreva dados de nenhum caso."
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
