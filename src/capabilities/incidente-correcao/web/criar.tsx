import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { abrirIncidente } from '../domain/abrir-incidente.ato.ts';
import { type DecisaoDoRecurso, type MotivoDoIncidente, motivosDoIncidente } from '../domain/incidente.ts';
import { api } from './incidente-queries.ts';
import { useEnvioDoIncidente } from './use-envio-do-incidente.ts';

const DadosDeTerceiros = parte('dados-de-terceiros');
const ENVIAR = 'POST /app-web/v1/recursos/:idRecurso/incidentes';
const { texto } = abrirIncidente.entrada.shape;
const formulario = z.object(abrirIncidente.entrada.shape);
type Dados = z.output<typeof formulario>;

const ajudas: Readonly<Record<MotivoDoIncidente, string>> = {
  'erro-material': 'Um nome, um número ou uma data está trocado.',
  omissao: 'A decisão não diz algo sem o que não dá para cumpri-la.',
  contradicao: 'Uma parte da decisão nega outra.',
  impossibilidade: 'O que foi mandado entregar não existe ou não pode ser entregue.',
};
const opcoes = (Object.keys(motivosDoIncidente) as MotivoDoIncidente[]).map((value) => ({
  value,
  label: motivosDoIncidente[value],
  help: ajudas[value],
}));

interface CriarProps {
  readonly decisao: DecisaoDoRecurso;
  readonly onFeito: () => void;
  readonly onReler: () => void;
}

/** Not a way to disagree: it asks to correct the decision, and the term keeps running. */
export function Criar({ decisao, onFeito, onReler }: CriarProps) {
  const { idRecurso, idManifestacao, versao, julgadora } = decisao;
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  const { erro, onSubmit } = useEnvioDoIncidente<Dados>({
    form,
    enviar: (dados) => api(ENVIAR, { params: { idRecurso }, body: { versao, ...dados } }, SILENT),
    onFeito,
    onReler,
  });
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <>
      <Message type="info" title="O incidente não muda a decisão por si." still>
        O prazo de cumprimento continua a correr, a menos que {julgadora.sigla} o prorrogue. Discordar da
        decisão não é motivo de incidente.
      </Message>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Criar incidente de correção">
        <CampoOpcoes name="motivo" label="O que há de errado na decisão?" options={opcoes} required />
        <CampoTextoLongo
          name="texto"
          label="O que precisa ser corrigido"
          help={`${julgadora.sigla} e quem recorreu leem o que você escrever.`}
          rows={6}
          limit={texto.maxLength ?? undefined}
          required
        />
        <DadosDeTerceiros name="texto" idManifestacao={null} />
        <TextoGuardado idManifestacao={idManifestacao} ato={`abrir-incidente ${idRecurso}`} campo="texto" />
        <div className="ui-actions">
          <BotaoEnviar>Criar incidente</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Criar o incidente de correção?" acao="Criar">
        <p>
          <strong>{confirmacao.dados && motivosDoIncidente[confirmacao.dados.motivo]}.</strong> O pedido vai
          para {julgadora.sigla} e não pode ser mudado depois.
        </p>
      </Confirmar>
    </>
  );
}
