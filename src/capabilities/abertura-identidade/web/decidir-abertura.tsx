import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { AberturaVista } from '../domain/abertura.ts';
import { decidirAbertura } from '../domain/decidir-abertura.ato.ts';
import { decidir } from './abertura-queries.ts';

const { fundamento } = decidirAbertura.entrada.shape;
const formulario = z.object({ decisao: campo('Decisão', z.enum(['sim', 'nao'])), fundamento });

interface DecidirAberturaProps {
  readonly abertura: AberturaVista;
  readonly onFeita: () => void;
}

export function DecidirAbertura({ abertura, onFeita }: DecidirAberturaProps) {
  const { idAbertura, idManifestacao, quem } = abertura;
  const form = useFormulario(formulario, { defaultValues: { fundamento: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ decisao, fundamento: escrito }: z.output<typeof formulario>) =>
      decidir(idAbertura, { aprova: decisao === 'sim', fundamento: escrito }),
    () => onFeita(),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <section aria-labelledby="abertura-decidir">
      <h3 id="abertura-decidir">Decidir</h3>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Decidir a abertura da identidade">
        <CampoOpcoes
          name="decisao"
          label="Esta pessoa precisa mesmo saber quem registrou?"
          options={[
            { value: 'sim', label: 'Aprovar', help: `${quem} abre os dados uma vez, em até um dia.` },
            { value: 'nao', label: 'Recusar', help: 'A identidade continua fechada.' },
          ]}
          required
        />
        <CampoTextoLongo
          name="fundamento"
          label="Fundamento"
          help="Ao menos 20 caracteres. Quem registrou e quem pediu leem o que você escrever."
          rows={4}
          limit={fundamento.maxLength ?? undefined}
          required
        />
        <TextoGuardado
          idManifestacao={idManifestacao}
          ato={`decidir-abertura ${idAbertura}`}
          campo="fundamento"
        />
        <div className="ui-actions">
          <BotaoEnviar>Decidir</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Registrar a decisão?" acao="Registrar">
        <p>
          <strong>{confirmacao.dados?.decisao === 'sim' ? 'Aprovar.' : 'Recusar.'}</strong> A decisão fica no
          histórico com o seu nome, e não pode ser mudada depois.
        </p>
      </Confirmar>
    </section>
  );
}
