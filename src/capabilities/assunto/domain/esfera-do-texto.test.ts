import { describe, expect, it } from 'vitest';
import { Esfera, type IdEsfera } from '#kernel/enumeracoes.ts';
import { esferaErrada } from './esfera-do-texto.ts';

const lugar = (idEsfera: IdEsfera, uf: string | null = null) => ({ idEsfera, uf });
const federal = lugar(Esfera.federal);
const ceara = lugar(Esfera.estadual, 'CE');
const fortaleza = lugar(Esfera.municipal, 'CE');

describe('esferaErrada', () => {
  it.each([
    ['Tem um buraco na rua da minha casa.', federal, Esfera.municipal],
    ['A prefeitura não recolhe o lixo acumulado.', federal, Esfera.municipal],
    ['O posto de saúde está sem médico.', federal, Esfera.municipal],
    ['A escola estadual está sem professor de matemática.', federal, Esfera.estadual],
    ['Fui parado pela Polícia Militar e o policial me agrediu.', federal, Esfera.estadual],
    ['O INSS negou a minha aposentadoria.', fortaleza, Esfera.federal],
    ['Meu FGTS sumiu.', ceara, Esfera.federal],
    ['A linha de ônibus do meu bairro acabou.', ceara, Esfera.municipal],
    ['O Detran cobrou o IPVA em dobro.', fortaleza, Esfera.estadual],
    ['Semáforo apagado na minha rua.', federal, Esfera.municipal],
    ['Há um buraco enorme na minha rua.', federal, Esfera.municipal],
    ['A lâmpada do poste queimou.', ceara, Esfera.municipal],
    ['Caí na malha fina.', ceara, Esfera.federal],
    ['Minha CNH não chegou.', federal, Esfera.estadual],
  ])('%s', (texto, onde, esperada) => {
    expect(esferaErrada(texto, onde)?.idEsfera).toBe(esperada);
  });

  it.each([
    ['O INSS negou a minha aposentadoria.', federal],
    ['Buraco na rua em frente à escola.', fortaleza],
    ['A escola estadual está fechada.', ceara],
    ['A prefeitura desviou recursos federais do Fundeb.', federal],
    ['Fui mal atendido.', federal],
    ['', federal],
    ['Meu processo contra o INSS está parado.', lugar(Esfera.judiciarioFederal)],
    ['Curso do SENAI na prefeitura.', lugar(Esfera.servicosAutonomos)],
    ['A coleta de lixo não passa na minha quadra.', lugar(Esfera.estadual, 'DF')],
  ])('says nothing of: %s', (texto, onde) => {
    expect(esferaErrada(texto, onde)).toBeNull();
  });

  it('names the words and whose it is', () => {
    expect(esferaErrada('Há um Buraco na Rua.', federal)?.frase).toBe(
      'Você escreveu “Buraco na Rua”: isso costuma ser da prefeitura.',
    );
  });
});
