import { Arquivos } from '../arquivos.tsx';
import { TextoDigitado } from '../campos/texto-digitado.tsx';
import { DiasDoPrazo } from '../estado/dias-do-prazo.tsx';
import { PrazoTag } from '../estado/prazo.tsx';
import { Linha, Secao } from './secao.tsx';

const arquivos = [
  { idAnexo: 1, nomeArquivo: 'resposta-do-orgao.pdf', tamanho: 214_553, href: '/web/galeria' },
  { idAnexo: 2, nomeArquivo: 'fotografia-da-rua.jpg', tamanho: 3_204_889, href: '/web/galeria' },
];

export function Manifestacao() {
  return (
    <Secao titulo="Manifestação">
      <h3>Dias do prazo</h3>
      <DiasDoPrazo
        dias={[
          { data: '2026-03-12', conta: false, motivo: 'Início da contagem: o primeiro dia não conta.' },
          { data: '2026-03-13', conta: true, motivo: 'Dia 1 de 20.' },
        ]}
      />
      <h3>Prazo</h3>
      <Linha>
        <PrazoTag dias={20} />
        <PrazoTag dias={1} />
        <PrazoTag dias={0} />
        <PrazoTag dias={-3} />
      </Linha>
      <h3>Texto e anexos</h3>
      <TextoDigitado texto={'O posto está sem médico desde segunda-feira.\nQuando volta o atendimento?'} />
      <Arquivos rotulo="Exemplo de anexos" arquivos={arquivos} />
    </Secao>
  );
}
