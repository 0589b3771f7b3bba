import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { DocumentoMostrado } from '#shell/ui/documento-mostrado.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { nomeDoGrau } from '../../domain/grau.ts';
import { nomeDoEstado } from '../../domain/pedido/estado-do-pedido.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { diaSimples } from '../dia-simples.ts';

/** The document was typed, by the person or at the desk: accounts give none here, so no sign-on ever proved it. */
const contatoEmFatos = ({ documento, email, telefone, endereco }: NonNullable<PedidoVisto['contato']>) => ({
  Documento: documento && <DocumentoMostrado numero={documento} isProvado={false} />,
  'E-mail': email,
  Telefone: telefone,
  Endereço: endereco,
});

export function Fatos({ pedido }: { readonly pedido: PedidoVisto }) {
  const { numeroProtocolo, estado, orgao, comQuem, desde, prazo, diasRestantes, informacao } = pedido;
  return (
    <Ficha
      fatos={{
        Protocolo: (
          <>
            <span className="ui-mono">{numeroProtocolo}</span>{' '}
            <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
          </>
        ),
        Situação: <Tag tone={comQuem ? 'info' : 'neutral'}>{nomeDoEstado[estado]}</Tag>,
        Órgão: `${orgao.sigla} – ${orgao.nome}`,
        'Quem pediu': pedido.requerente,
        ...(pedido.contato && contatoEmFatos(pedido.contato)),
        'Como chegou': pedido.comoChegou && `Registrado ${pedido.comoChegou}, por quem atende`,
        'Está com': comQuem && desde && `${comQuem}, desde ${formatDiaDoMomento(desde)}`,
        [estado === 'na-comissao' ? 'Reunião' : 'Prazo']: prazo && diasRestantes !== null && (
          <>
            {formatDia(prazo)} <PrazoTag dias={diasRestantes} />
          </>
        ),
        'Código informado': pedido.codigo && (
          <span className="ui-mono classificadas-codigo">{pedido.codigo}</span>
        ),
        Descrição: pedido.descricao && <TextoDigitado texto={pedido.descricao} />,
        Informação:
          informacao &&
          `${informacao.assunto} (${nomeDoGrau[informacao.grau].toLowerCase()}, ${informacao.fundamento})`,
        'Quem classificou': informacao?.autoridade,
        Sigilo:
          informacao &&
          (informacao.situacao === 'desclassificada'
            ? 'Acabou: a informação foi desclassificada.'
            : `De ${diaSimples(informacao.dataClassificacao)} até ${diaSimples(informacao.termo)}`),
      }}
    />
  );
}
