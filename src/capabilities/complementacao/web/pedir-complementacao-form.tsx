import { z } from 'zod';
import { DIAS_COMPLEMENTACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import { type AtoProps, type CasoEscolhido, quantas } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { fraseDoDesfazer } from '#shell/atos/desfazer.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { NaoCabe } from '#shell/atos/nao-cabe.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { isComunicacao, isDenuncia, isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { pedirComplementacao } from '../domain/pedir-complementacao.ato.ts';

const { texto, oQueHaDeNovo } = pedirComplementacao.entrada.shape;
const formulario = z.object({ texto, oQueHaDeNovo });
/** On the page of a case that was asked before, the field cannot be left empty. */
const outraVez = z.object({ texto, oQueHaDeNovo: oQueHaDeNovo.unwrap().min(1) });

/** The page of a case knows what was asked before; a list does not. */
interface CasoAComplementar extends CasoEscolhido {
  readonly complementacoes?: readonly unknown[];
}

const CONSEQUENCIA = `Quem registrou tem ${DIAS_COMPLEMENTACAO} dias para responder. Sem resposta, a manifestação é arquivada.`;

/** Asks for more (Decreto 9.492/2018, art. 18 §2); the access law has no such pause. */
export default function PedirComplementacao({ casos, onFeito, onCancelar }: AtoProps) {
  const conhecidos = casos as readonly CasoAComplementar[];
  const isOutra = conhecidos.some(({ complementacoes = [] }) => complementacoes.length > 0);
  const podeSerOutra = isOutra || conhecidos.some(({ complementacoes }) => complementacoes === undefined);
  const form = useFormulario((isOutra ? outraVez : formulario) as typeof formulario, {
    defaultValues: { texto: '', oQueHaDeNovo: '' },
  });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof formulario>) =>
      enviarAoLote(pedirComplementacao, doLote, {
        texto: dados.texto,
        ...(dados.oQueHaDeNovo && { oQueHaDeNovo: dados.oQueHaDeNovo }),
      }),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  const pedidos = casos.filter(isPedidoDeAcesso);
  if (pedidos.length === casos.length) {
    return (
      <NaoCabe titulo="No acesso à informação não se pede complementação." onCancelar={onCancelar}>
        A lei não para o prazo do pedido. Se algo não ficou claro, escreva uma resposta intermediária.
      </NaoCabe>
    );
  }
  const comunicacoes = casos.filter(isComunicacao);
  if (comunicacoes.length === casos.length) {
    return (
      <NaoCabe titulo="De quem é anônimo não se pede complementação." onCancelar={onCancelar}>
        Nenhum aviso chega à pessoa, e o silêncio dela não encerra o caso. Pergunte pela conversa, na página
        da manifestação; o prazo do órgão continua a correr.
      </NaoCabe>
    );
  }
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title={CONSEQUENCIA} still>
        Com o primeiro pedido, o prazo do órgão fica parado até a resposta chegar; a partir do segundo, o
        prazo continua a correr. Peça tudo de uma vez.
        {pedidos.length > 0 &&
          ' Os pedidos de acesso à informação desta lista ficam como estão: neles não se pede complementação.'}
        {comunicacoes.length > 0 && ' As comunicações anônimas também: nelas se pergunta pela conversa.'}
      </Message>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Pedir complementação">
        <TextoDoAto
          casos={casos}
          ato={pedirComplementacao}
          name="texto"
          vaiAPessoa
          label="O que falta saber"
          help={
            casos.some(isDenuncia)
              ? 'Pergunte de forma direta, uma coisa por linha. Não peça dados que digam quem a pessoa é.'
              : 'Pergunte de forma direta, uma coisa por linha.'
          }
          rows={8}
          limit={texto.maxLength ?? undefined}
        />
        {podeSerOutra && (
          <TextoDoAto
            casos={casos}
            ato={pedirComplementacao}
            name="oQueHaDeNovo"
            vaiAPessoa
            label="O que há de novo desde o pedido anterior"
            help={
              isOutra
                ? 'Já se pediu complementação aqui. Quem registrou lê por que se pede outra vez.'
                : 'Preencha se já se pediu complementação em alguma delas: sem isto, o segundo pedido é recusado.'
            }
            rows={4}
            limit={oQueHaDeNovo.unwrap().maxLength ?? undefined}
            required={isOutra}
            optional={!isOutra}
          />
        )}
        <p>{avisoAPessoa(casos)}</p>
        <BotoesDoAto onCancelar={onCancelar}>Pedir complementação</BotoesDoAto>
      </Formulario>
      <Confirmar
        confirmacao={confirmacao}
        titulo={
          casos.length === 1 ? 'Pedir complementação?' : `Pedir complementação de ${quantas(casos.length)}?`
        }
        acao="Pedir"
      >
        <p>
          {CONSEQUENCIA} {avisoAPessoa(casos)}
        </p>
        <p>{fraseDoDesfazer(casos)}</p>
      </Confirmar>
    </Ato>
  );
}
