import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import { type AtoProps, escreverIds, quantas } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { fraseDoDesfazer } from '#shell/atos/desfazer.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { formulariosDos, isDenuncia, isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { parte } from '#shell/partes.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { encaminhar } from '../domain/encaminhar.ato.ts';
import {
  type DadosDoEncaminhamento,
  enviarEncaminhamento,
  FORA,
  formulario,
  limites,
  PLATAFORMA,
} from './encaminhar-formulario.ts';
import { OQueVaiJunto } from './o-que-vai-junto.tsx';

const CampoOrgao = parte('campo-orgao');
const ConferirCobertura = parte('conferir-cobertura');

const naPlataforma = {
  value: PLATAFORMA,
  label: 'Outro órgão da plataforma',
  help: 'A manifestação muda de mãos com o mesmo protocolo. O prazo não muda.',
};
const opcoes = [
  naPlataforma,
  {
    value: FORA,
    label: 'Um órgão que não usa a plataforma',
    help: 'A manifestação termina aqui, e quem registrou passa a tratar com esse órgão.',
  },
];

const vazio = {
  destino: PLATAFORMA,
  idOuvidoriaDestino: '',
  textoDestinatario: '',
  textoSolicitante: '',
  coberturas: null,
} as const;

const nomeDoDestino = (dados: DadosDoEncaminhamento | null, escolhido: string): string =>
  dados && 'orgaoExterno' in dados ? dados.orgaoExterno : escolhido;

/** To send a request outside is to decide it, and the person may appeal (Lei 12.527/2011, art. 11 §1, III). */
function ForaDaPlataforma({ casos }: Pick<AtoProps, 'casos'>) {
  return (
    <Message type="info" title="O órgão certo não usa a plataforma?" still>
      <Link
        to={`/manifestacao/responder?ids=${escreverIds(casos.map(({ idManifestacao }) => idManifestacao))}`}
      >
        Responda ao pedido
      </Link>{' '}
      com a decisão “Órgão não tem competência para responder sobre o assunto” e diga onde pedir. Quem pediu
      pode recorrer.
    </Message>
  );
}

/** Sends the case to the right office, or out of the platform; the term keeps running. */
export default function Encaminhar({ casos, onFeito, onCancelar }: AtoProps) {
  const [escolhido, setEscolhido] = useState('');
  const form = useFormulario(formulario, { defaultValues: vazio });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: enviarEncaminhamento,
  });
  const confirmacao = useConfirmacao(lote.enviar);
  const isParaFora = useWatch({ control: form.control, name: 'destino' }) === FORA;
  const [umFormulario, ...outros] = formulariosDos(casos);
  const temPedido = casos.some(isPedidoDeAcesso);
  const para = nomeDoDestino(confirmacao.dados, escolhido);
  const cuidado = casos.some(isDenuncia)
    ? ' Não escreva aqui nome, contato ou outra coisa que diga quem denunciou.'
    : '';
  return (
    <Ato casos={casos} lote={lote}>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Encaminhar">
        <CampoOpcoes
          name="destino"
          label="Para onde vai?"
          options={temPedido ? [naPlataforma] : opcoes}
          required
        />
        {temPedido && <ForaDaPlataforma casos={casos} />}
        {isParaFora ? (
          <CampoTexto name="orgaoExterno" label="Nome do órgão" autoComplete="off" maxLength={200} required />
        ) : (
          <CampoOrgao
            name="idOuvidoriaDestino"
            label="Órgão que recebe"
            formulario={outros.length === 0 ? umFormulario : undefined}
            onEscolher={setEscolhido}
          />
        )}
        <OQueVaiJunto casos={casos} paraFora={isParaFora} />
        {!isParaFora && <ConferirCobertura name="coberturas" casos={casos} destino="orgao" />}
        {!isParaFora && (
          <TextoDoAto
            casos={casos}
            ato={encaminhar}
            name="textoDestinatario"
            label="Texto para o órgão que recebe"
            help={`Diga por que o assunto é dele e o que já foi feito.${cuidado}`}
            rows={4}
            limit={limites.destinatario ?? undefined}
          />
        )}
        <TextoDoAto
          casos={casos}
          ato={encaminhar}
          name="textoSolicitante"
          vaiAPessoa
          label="Texto para quem registrou"
          help={
            isParaFora
              ? 'Explique por que o assunto é de outro órgão e como a pessoa pode procurá-lo.'
              : 'Explique para onde a manifestação vai e por quê.'
          }
          rows={4}
          limit={limites.solicitante ?? undefined}
        />
        <p>
          {isParaFora
            ? 'Depois de encerrada assim, a manifestação não pode ser reaberta.'
            : 'O órgão que recebe tem os dias que ainda faltam do prazo atual.'}{' '}
          {avisoAPessoa(casos)}
        </p>
        <BotoesDoAto onCancelar={onCancelar}>Encaminhar</BotoesDoAto>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo={`Encaminhar ${quantas(casos.length)}?`} acao="Encaminhar">
        <p>
          Destino: <strong>{para}</strong>.
        </p>
        <p>
          {isParaFora
            ? 'O caso termina aqui e não pode ser reaberto. O texto escrito para quem registrou fica no histórico.'
            : 'O caso sai da lista do seu órgão, que passa a ver só a situação em que ele está. Só o órgão que recebe pode mandá-lo de volta.'}
        </p>
        <p>{fraseDoDesfazer(casos)}</p>
      </Confirmar>
    </Ato>
  );
}
