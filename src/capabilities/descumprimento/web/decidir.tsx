import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { decidir } from '../domain/decidir.ato.ts';
import type { DenunciaVista } from '../domain/descumprimento.ts';
import { api } from './denuncia-queries.ts';
import { nomeDaDecisao } from './denuncias-feitas.tsx';

const ENVIAR = 'POST /app-web/v1/descumprimentos/:idDenuncia/decidir';
const { texto } = decidir.entrada.shape;
const formulario = z.object({ decisao: campo('Decisão', z.enum(['sim', 'nao'])), texto });
type Dados = z.output<typeof formulario>;

const opcoes = [
  {
    value: 'sim',
    label: nomeDaDecisao(true),
    help: 'A entrega não foi feita, ou foi feita só em parte: ela continua devida.',
  },
  { value: 'nao', label: nomeDaDecisao(false), help: 'O que foi prometido foi entregue, ou não era devido.' },
];

interface DecidirProps {
  readonly denuncia: DenunciaVista;
  readonly onFeita: () => void;
  /** Reads the denúncia again, keeping the form. */
  readonly onReler: () => void;
}

export function Decidir({ denuncia, onFeita, onReler }: DecidirProps) {
  const { idDenuncia, idManifestacao, versao, orgao } = denuncia;
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ decisao, texto: escrito }: Dados) => {
      const body = { versao, procedente: decisao === 'sim', texto: escrito };
      try {
        await api(ENVIAR, { params: { idDenuncia }, body }, SILENT);
      } catch (error) {
        // Somebody acted meanwhile: it is read again, and the next try uses the new version.
        if (error instanceof ApiError && error.status === 409) onReler();
        throw error;
      }
    },
    () => onFeita(),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <section aria-labelledby="denuncia-decidir">
      <h3 id="denuncia-decidir">Decidir</h3>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Decidir a denúncia">
        <CampoOpcoes name="decisao" label="A denúncia procede?" options={opcoes} required />
        <CampoTextoLongo
          name="texto"
          label="Fundamentação"
          help={`Diga o que foi apurado e, se for o caso, o que ${orgao.sigla} deve fazer. Quem denunciou e o órgão leem.`}
          rows={6}
          limit={texto.maxLength ?? undefined}
          required
        />
        <TextoGuardado
          idManifestacao={idManifestacao}
          ato={`decidir-descumprimento ${idDenuncia}`}
          campo="texto"
        />
        <div className="ui-actions">
          <BotaoEnviar>Decidir</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Registrar a decisão?" acao="Registrar">
        <p>
          <strong>{confirmacao.dados && nomeDaDecisao(confirmacao.dados.decisao === 'sim')}.</strong> A
          decisão não pode ser mudada depois. Quem denunciou e {orgao.sigla} são avisados por e-mail.
        </p>
      </Confirmar>
    </section>
  );
}
