import { expect } from 'chai';
import { isPercentageName } from '../../../model/types/percentage-names.ts';

describe('names of percentages', () => {
  for (const name of [
    ...['percentage', 'taxPercent', 'sugarPct', 'apr', 'interest_rate', 'taxRate', 'discountPercentage'],
    ...['aprMin', 'aprValue', 'taxPercentValue', 'interestRateMax', 'maxTaxRate', 'percentOff', 'percentageDone'],
  ]) {
    it(`${name} is a percentage`, () => expect(isPercentageName(name)).to.equal(true));
  }
  const RATES = `
    exchange conversion fx currency forex cross frame heart pulse refresh sample sampling bit baud data clock transfer
    frequency polling tick scan baudrate respiratory respiration breathing infusion metabolic step stroke cadence hourly
    hour hours daily day weekly monthly nightly room shipping overtime pay wage rental billing request requests message
    messages event events compilation compilations spawn flow fill birth rate seeding sowing planting stocking
    application spray spraying irrigation drip dose dosing dosage filtration sedimentation ramp run strike scoring
    freight charter demurrage fire firing reload spot forward buy sell bid ask mid flat rack mileage km mile diem
    consulting turn yaw climb ascent descent shear feed cycle rotation pump injection evaporation arrival charging
    discharging playback speech blink ping regen regeneration spin sink pumping leak leakage cooling
    heating erosion drift milking berth berthing mooring docking parking storage haulage towage pilotage cabin suite
    weekend weekday advertising`;
  for (const word of RATES.trim().split(/\s+/)) {
    it(`${word}Rate is none`, () => expect(isPercentageName(`${word}Rate`)).to.equal(false));
  }
  const ABOUT = `type kind id ids code name label text mode basis unit currency description display formatted enabled
    amount limit by field`;
  for (const word of ABOUT.split(/\s+/)) {
    it(`percent-${word} is none`, () => expect(isPercentageName(`percent-${word}`)).to.equal(false));
    it(`percentage_${word} is none`, () => expect(isPercentageName(`percentage_${word}`)).to.equal(false));
  }
  for (const name of [
    'rate',
    'exchangeRate',
    'hourly_rate',
    'frameRate',
    'frameRateMax',
    'heartRateMin',
    'respiratoryRate',
    'breathing_rate',
    'strokeRate',
    'aprilMin',
    'april',
    'rateLimit',
    'strategy',
    '',
    '日本',
    '__proto__',
  ]) {
    it(`${name} is none`, () => expect(isPercentageName(name)).to.equal(false));
  }
});
