import { useState } from 'react';
import { ApiError } from '#shell/api/errors.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import {
  fraseDeOutroNome,
  fraseDeQuemJaAbriu,
  fraseDoPedido,
  type ImpedimentosDoCaso,
} from '../domain/impedimento.ts';
import { retirar } from './impedimentos-queries.ts';

interface Props {
  readonly visto: ImpedimentosDoCaso;
  readonly onFeito: () => void;
}

/** What the person asked for, what became of it, and the way to take it back. */
export function ParaQuemRelata({
  visto: { meusPedidos, envolvidosAfastados, ninguemTrata },
  onFeito,
}: Props) {
  const [erro, setErro] = useState<string | null>(null);
  const confirmacao = useConfirmacao(async ({ idPedido }: { idPedido: number; nome: string }) => {
    try {
      await retirar(idPedido);
      onFeito();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErro(error.shownText ?? 'Tente de novo em alguns minutos.');
    }
  });
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      {ninguemTrata && (
        <Message type="warning" title="Ninguém do órgão pode ler a sua manifestação.">
          Quem poderia tratá-la está entre as pessoas que não devem vê-la.{' '}
          {meusPedidos.length > 0 &&
            'Se você retirar o pedido que indica quem não corre risco de prejudicar você, o órgão volta a poder tratá-la. '}
          Procure também o Ministério Público, o tribunal de contas ou a controladoria do seu estado ou
          município.
        </Message>
      )}
      {envolvidosAfastados && (
        <p>As pessoas envolvidas que trabalham no órgão não veem a sua manifestação.</p>
      )}
      <ul>
        {meusPedidos.map(({ idPedido, nome, funcao, estado, comOutroNome, jaTinhamAberto }) => (
          <li key={idPedido}>
            <strong>{nome}</strong>
            {funcao && <>, {funcao}</>}. {fraseDoPedido[estado]}{' '}
            {comOutroNome > 0 && fraseDeOutroNome(comOutroNome)}{' '}
            {jaTinhamAberto !== null && fraseDeQuemJaAbriu(jaTinhamAberto)}
            <div>
              <Button variant="tertiary" size="small" onClick={() => confirmacao.pedir({ idPedido, nome })}>
                {estado === 'ninguem-no-orgao' || estado === 'conferido-ninguem'
                  ? 'Retirar este pedido'
                  : `Deixar ${nome} ver`}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Confirmar confirmacao={confirmacao} titulo="Retirar o pedido?" acao="Retirar">
        <p>
          {confirmacao.dados?.nome} poderá ver a sua manifestação, se trabalhar no órgão. Isto não se desfaz.
        </p>
      </Confirmar>
    </>
  );
}
